"""The examples of the documents run in a folder of their own, where they may write files."""

import pytest


@pytest.fixture(autouse=True)
def _own_folder_for_examples(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if isinstance(request.node, pytest.DoctestItem):
        monkeypatch.chdir(request.getfixturevalue("tmp_path"))
