import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { whenIdle } from "../../../ui/when-idle.ts";

/** How far out of the list's view, in pixels, its content still stands. */
const margin = 1500;
/** What goes by faster than this, in milliseconds, is not drawn at all. */
const patience = 300;
/** The height of an answer that was not drawn yet, in pixels. */
const usualHeight = 640;

/**
 * Its children while they are near the view of a scrolling list, else an empty place of the height that they had: a
 * conversation of thousands of messages holds a handful of charts and tables at a time. `always` keeps them.
 */
export function NearView({
  list,
  always,
  children,
}: {
  list: RefObject<HTMLElement | null>;
  always: boolean;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(always);
  const height = useRef(usualHeight);
  useEffect(() => {
    const element = place.current;
    if (element === null || always) return;
    let callOff = (): void => undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        const entry = seen.at(-1);
        const isHidden = element.offsetParent === null;
        if (entry === undefined || isHidden) return;
        if (!entry.isIntersecting && element.firstChild !== null) height.current = element.offsetHeight;
        callOff();
        callOff = whenIdle(() => startTransition(() => setNear(entry.isIntersecting)), patience);
      },
      { root: list.current, rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [list, always]);
  const shown = near || always;
  return (
    <div ref={place} className="min-w-0" style={shown ? undefined : { height: height.current }}>
      {shown && children}
    </div>
  );
}
