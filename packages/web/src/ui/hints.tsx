import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** How long the pointer rests on something before it is explained, in milliseconds. */
const openDelay = 700;
/** So soon after another, an explanation comes at once. */
const skipDelay = 300;
/** Space to the window's edge, in pixels. */
const margin = 8;

type Shown = { text: string; target: Element };

/** The one tooltip of the page: it explains the element with `data-hint` (see `Hint`) under the pointer or the focus. */
export function Hints() {
  const [shown, setShown] = useState<Shown | null>(null);
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => watch(tip, setShown), []);
  useLayoutEffect(() => {
    const element = tip.current;
    if (shown === null || element === null) return;
    place(element, shown.target.getBoundingClientRect());
    shown.target.setAttribute("aria-describedby", id);
    return () => shown.target.removeAttribute("aria-describedby");
  }, [shown, id]);
  if (shown === null) return null;
  return createPortal(
    <div ref={tip} className="fixed left-0 top-0 z-50 w-max max-w-72 py-1.5">
      <div
        id={id}
        role="tooltip"
        className="rounded-md border border-line bg-raised px-2.5 py-1.5 text-xs text-ink shadow-lg"
      >
        {shown.text}
      </div>
    </div>,
    document.body,
  );
}

/** Above its element, or below where there is no room, and inside the window. */
function place(tip: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const x = Math.min(left + width / 2 - tip.offsetWidth / 2, window.innerWidth - tip.offsetWidth - margin);
  const above = top - tip.offsetHeight;
  tip.style.translate = `${Math.max(margin, x)}px ${above < 0 ? bottom : above}px`;
}

/** Listens to the page; returns how to stop. The tooltip may be entered: what it says can be read and selected. */
function watch(tip: { current: HTMLElement | null }, show: (shown: Shown | null) => void): () => void {
  let over: Element | null = null;
  let isOpen = false;
  let quick = false;
  let opening: number | undefined;
  let slowing: number | undefined;
  const open = (target: Element): void => {
    clearTimeout(slowing);
    isOpen = true;
    show({ text: target.getAttribute("data-hint") ?? "", target });
  };
  const close = (): void => {
    clearTimeout(opening);
    if (!isOpen) return;
    isOpen = false;
    quick = true;
    slowing = window.setTimeout(() => {
      quick = false;
    }, skipDelay);
    show(null);
  };
  const enter = (target: Element | null): void => {
    if (target === over) return;
    over = target;
    close();
    if (target === null) return;
    if (quick) open(target);
    else opening = window.setTimeout(open, openDelay, target);
  };
  /** What scrolls is not read; where the pointer rests on the same thing afterwards, it is explained anew. */
  const scrolled = (): void => {
    close();
    const resting = over;
    if (resting === null) return;
    opening = window.setTimeout(() => {
      if (resting === over && resting.matches(":hover")) open(resting);
    }, openDelay);
  };
  const pointed = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === "touch" || !(target instanceof Element) || tip.current?.contains(target)) return;
    enter(target.closest("[data-hint]"));
  };
  const focused = ({ target }: FocusEvent): void => {
    const hinted = target instanceof Element ? target.closest("[data-hint]:focus-visible") : null;
    if (hinted === null || hinted === over) return;
    close();
    open(hinted);
  };
  const key = ({ key: name }: KeyboardEvent): void => {
    if (name === "Escape") close();
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener("pointerover", pointed, { signal });
  document.documentElement.addEventListener("pointerleave", () => enter(null), { signal });
  document.addEventListener("pointerdown", close, { signal, capture: true });
  document.addEventListener("scroll", scrolled, { signal, capture: true, passive: true });
  document.addEventListener("focusin", focused, { signal });
  document.addEventListener("focusout", close, { signal });
  document.addEventListener("keydown", key, { signal });
  return () => {
    stop.abort();
    clearTimeout(opening);
    clearTimeout(slowing);
  };
}
