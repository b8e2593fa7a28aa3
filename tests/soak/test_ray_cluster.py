"""A cluster of two nodes gives what one process gives."""

from tests.soak.virtual_environments import said_by, virtual_environment


def test_two_nodes_give_what_one_process_gives() -> None:
    with virtual_environment("ray") as python:
        assert int(said_by(python, "ray_cluster").split("played ")[-1]) > 0
