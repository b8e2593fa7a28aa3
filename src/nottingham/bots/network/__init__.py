"""A trained network at a seat: weights from a file, played with NumPy alone.

nottingham tournament --bots network:weights.npz,steward_hard
"""
