// Day or night, before the first paint: what was chosen here, else what the system says.
(function () {
  var chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("nottingham.light"));
  } catch {
    // a page without storage, or with rubbish in it, follows the system
  }
  var isNight = chosen === "night" || (chosen !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.light = isNight ? "night" : "day";
})();
