import { type FocusEvent, useEffect, useState, useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";
const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
};
const still = (): boolean => matchMedia(query).matches;

/**
 * An index that moves on by itself every `milliseconds` and wraps around. It waits while the pointer or the focus is
 * inside the element that takes `hold`, while the person has paused it, and always under reduced motion.
 */
export function useRotation(count: number, milliseconds: number) {
  const [index, setIndex] = useState(0);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused, setPaused] = useState(false);
  const reduced = useSyncExternalStore(subscribe, still, () => true);
  const running = !hovered && !focused && !paused && !reduced;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), milliseconds);
    return () => clearInterval(timer);
  }, [running, count, milliseconds]);
  const hold = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { index, show: setIndex, hold, running, paused, reduced, pause: () => setPaused((now) => !now) };
}
