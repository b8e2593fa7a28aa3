"""Many threads may begin to read at the same moment, as the players of a script do."""

import subprocess
import sys

from nottingham.record.codec import to_json
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.updates import update_for
from tests.server.worlds import paper_games

READERS = """
import sys, threading
sys.setswitchinterval(1e-6)
from nottingham.record import codec
from nottingham.server.protocol.messages import ServerMessages

raw, together = sys.stdin.buffer.read(), threading.Barrier(16)

def read():
    together.wait()
    for _ in range(3):
        codec.from_json(raw, ServerMessages)

readers = [threading.Thread(target=read) for _ in range(16)]
for reader in readers:
    reader.start()
for reader in readers:
    reader.join()
"""


def test_sixteen_threads_that_read_for_the_first_time_all_read() -> None:
    """What a struct is made of is worked out when it is first read; read half worked out, it killed the process."""
    papers = [(paper.table, paper.rows[-1:]) for paper in paper_games(Settings(), seed=3)]
    raw = max((to_json(update_for(table, rows, 0, 5)) for table, rows in papers), key=len)
    ended = subprocess.run([sys.executable, "-c", READERS], input=raw, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
