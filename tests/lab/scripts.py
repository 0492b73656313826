"""Programs that play, written down in a few lines by the tests that need them."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "any_game.py"

# It plays as the example does; `at` counts the decisions, and a test says what becomes of one of them.
PLAYER = """\
import json, os, random, resource, signal, sys, time
at = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        hello, chance = message, random.Random(message["seed"])
        print(json.dumps({"protocol": 1}), flush=True)
    elif message["t"] == "choose":
        at += 1
        do = chance.choice(chance.choice(message["legal"]))
        answer = json.dumps({"do": do})
"""
USUAL_END = """
        print(answer, flush=True)
"""

# Programs in other languages, by the words that start them: the file and what stands in it. They take what comes first.
OTHERS = {
    ("bash",): (
        "first.sh",
        """\
while IFS= read -r line; do
  case $line in
    *'"t":"hello"'*) echo '{"protocol": 1}';;
    *'"t":"choose"'*) first=${line#*\\"legal\\":[[\\"}; echo "{\\"do\\": \\"${first%%\\"*}\\"}";;
  esac
done
""",
    ),
    ("mawk", "-W", "interactive", "-f"): (
        "first.awk",
        """\
/"t":"hello"/ { print "{\\"protocol\\": 1}"; fflush() }
/"t":"choose"/ {
  sub(/.*"legal":\\[\\["/, ""); sub(/".*/, "")
  print "{\\"do\\": \\"" $0 "\\"}"; fflush()
}
""",
    ),
    ("perl",): (
        "first.pl",
        """\
use JSON::PP;
$| = 1;
while (<STDIN>) {
  my $message = decode_json($_);
  print encode_json({protocol => 1}), "\\n" if $message->{t} eq "hello";
  print encode_json({do => $message->{legal}[0][0]}), "\\n" if $message->{t} eq "choose";
}
""",
    ),
    ("node",): (
        "first.js",
        """\
require("readline").createInterface({input: process.stdin}).on("line", line => {
  const message = JSON.parse(line);
  if (message.t === "hello") console.log(JSON.stringify({protocol: 1}));
  if (message.t === "choose") console.log(JSON.stringify({do: message.legal[0][0]}));
});
""",
    ),
    ("java", "-Xmx256m"): (
        "First.java",
        """\
public class First {
    public static void main(String[] words) throws Exception {
        var lines = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
        for (String line; (line = lines.readLine()) != null; ) {
            if (line.contains("\\"t\\":\\"hello\\"")) System.out.println("{\\"protocol\\": 1}");
            if (line.contains("\\"t\\":\\"choose\\"")) {
                int from = line.indexOf("\\"legal\\":[[\\"") + 11;
                System.out.println("{\\"do\\": \\"" + line.substring(from, line.indexOf('"', from)) + "\\"}");
            }
        }
    }
}
""",
    ),
}

Write = Callable[[str], str]


def run(path: Path, *arguments: str) -> str:
    """The name of the bot that this script is."""
    return f"run:{shlex.join([sys.executable, str(path), *arguments])}"


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Makes a bot of lines that are run at each decision, before the answer is sent off."""

    def write(lines: str) -> str:
        path = tmp_path / f"player-{len(list(tmp_path.iterdir()))}.py"
        indented = "".join(f"        {line}\n" for line in lines.splitlines())
        path.write_text(PLAYER + indented + USUAL_END, encoding="utf-8")
        return run(path)

    return write
