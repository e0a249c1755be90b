import { useEffect, useRef } from "react";

/** What the keys do wherever one is: `search` on ⌘K or Ctrl+K, `help` on ? outside of fields. */
export type Shortcuts = { search: () => void; help: () => void };

/** Listens for the dashboard's own keys. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        latest.current.search();
      } else if (event.key === "?" && !isField(event.target)) latest.current.help();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
