import type { ThemeName } from "@parlance/charts";
import { useSyncExternalStore } from "react";

const current = (): ThemeName => (document.documentElement.classList.contains("dark") ? "dark" : "light");

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

/** The theme as the root element shows it, and the switch that keeps the choice under the key `theme`. */
export function useTheme(): { theme: ThemeName; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, current, () => "dark" as const);
  const toggle = (): void => {
    const next = current() === "dark" ? "light" : "dark";
    document.documentElement.classList.toggle("dark", next === "dark");
    localStorage.setItem("theme", next);
  };
  return { theme, toggle };
}
