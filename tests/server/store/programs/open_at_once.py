"""Opens a store when told to, and leaves."""

import sys

from whistlestop.server.store import Store

print("ready", flush=True)
sys.stdin.readline()
Store.open(sys.argv[1]).close()
