// Whether the server answered when it was asked last. The gate says so when it did not.
class Reach {
  isLost = $state(false);
}

export const reach = new Reach();
