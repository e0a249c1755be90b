// Before the first paint: dark unless light was chosen. A file of its own, because the content policy allows no inline script.
try {
  document.documentElement.classList.toggle("dark", localStorage.getItem("theme") !== "light");
} catch {}
