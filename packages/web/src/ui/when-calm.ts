import { whenIdle } from "./when-idle.ts";

/** Scrolling that is faster, in pixels a millisecond, shows nothing that could be read. */
const readable = 4;
/** Without an event for so long, in milliseconds, scrolling is over. */
const rest = 120;

/**
 * Does work in an idle moment (see `whenIdle`), and not while the page flies by: what has gone out of view until then
 * calls it off, and costs nothing. Returns how to call it off.
 */
export function whenCalm(work: () => void, patience: number): () => void {
  let callOff = (): void => undefined;
  let rested: number | undefined;
  let last: { target: EventTarget | null; top: number; time: number } | null = null;
  const start = (): void => {
    callOff();
    callOff = whenIdle(end, patience);
  };
  const end = (): void => {
    document.removeEventListener("scroll", moved, true);
    work();
  };
  const moved = ({ target, timeStamp }: Event): void => {
    const top = target instanceof Element ? target.scrollTop : window.scrollY;
    const speed =
      last !== null && last.target === target ? Math.abs(top - last.top) / (timeStamp - last.time) : 0;
    last = { target, top, time: timeStamp };
    if (speed < readable) return;
    callOff();
    clearTimeout(rested);
    rested = window.setTimeout(start, rest);
  };
  start();
  document.addEventListener("scroll", moved, { capture: true, passive: true });
  return () => {
    callOff();
    clearTimeout(rested);
    document.removeEventListener("scroll", moved, true);
  };
}
