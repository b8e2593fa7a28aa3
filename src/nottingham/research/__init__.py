"""What researchers need: arrays, learning, tournaments, the benchmark, and the environments of others' libraries."""
