import { whenIdle } from "./when-idle.ts";

/** Scrolling that is faster, in pixels a millisecond or from one frame to the next, shows nothing that could be read. */
const readable = { speed: 4, step: 60 };
/** Without an event for so long, in milliseconds, scrolling is over. */
const rest = 120;
/** Frames after which it is known whether the page flies by. */
const looked = 3;

/**
 * Does work in an idle moment (see `whenIdle`), and not while the page flies by: what has gone out of view until then
 * calls it off, and costs nothing. Returns how to call it off.
 */
export function whenCalm(work: () => void, patience: number): () => void {
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
    const step = last !== null && last.target === target ? Math.abs(top - last.top) : 0;
    const speed = last === null ? 0 : step / (timeStamp - last.time);
    last = { target, top, time: timeStamp };
    if (step < readable.step && speed < readable.speed) return;
    callOff();
    clearTimeout(rested);
    rested = window.setTimeout(start, rest);
  };
  let callOff = afterFrames(looked, start);
  document.addEventListener("scroll", moved, { capture: true, passive: true });
  return () => {
    callOff();
    clearTimeout(rested);
    document.removeEventListener("scroll", moved, true);
  };
}

/** Does work after so many frames; returns how to call it off. */
function afterFrames(frames: number, work: () => void): () => void {
  let left = frames;
  const next = (): void => {
    left -= 1;
    if (left === 0) work();
    else handle = requestAnimationFrame(next);
  };
  let handle = requestAnimationFrame(next);
  return () => cancelAnimationFrame(handle);
}
