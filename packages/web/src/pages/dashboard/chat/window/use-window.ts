import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Entry } from "../entry.ts";
import { likelyHeight } from "./likely-height.ts";
import { nextToDraw, type Piece, piecesOf, type Range, rangeBetween, type Stage } from "./pieces.ts";

/** So many of the latest entries stand whether they are in view or not. */
const alwaysDrawn = 10;
/** How far out of view, in pixels, entries are drawn ahead, and how far they stay. */
const ahead = 1200;
const behind = 2000;

/** The entries of a scrolling list that are drawn, with gaps for the rest. */
export type Window = {
  pieces: Piece[];
  /** To be called when the list was scrolled. */
  onScroll: () => void;
  /** The ref of a drawn entry's element, which names the entry in `data-entry`. */
  measured: (element: HTMLElement | null) => (() => void) | undefined;
};

/**
 * Draws the entries that are near the view and leaves gaps of the others' heights, so that a conversation of thousands
 * of messages costs no more than a short one. What is in view is drawn before the next paint, what is near it one at a
 * time and each in two steps. `flow` is the element in the list that holds the pieces. Heights are measured as they become
 * known; the browser keeps what is in view where it stands. The entry `sought` stands wherever it is.
 */
export function useWindow(
  list: RefObject<HTMLElement | null>,
  flow: RefObject<HTMLElement | null>,
  entries: Entry[],
  sought: string | null,
): Window {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Stage>>(new Map());
  const heights = useRef(new Map<string, number>());
  const guesses = useRef(new WeakMap<Entry, number>());
  const now = useRef({ entries, drawn, sought });
  now.current = { entries, drawn, sought };
  const frame = useRef(0);
  const heightOf = useCallback((entry: Entry): number => {
    const known = heights.current.get(entry.id) ?? guesses.current.get(entry);
    if (known !== undefined) return known;
    const guess = likelyHeight(entry);
    guesses.current.set(entry, guess);
    return guess;
  }, []);

  const step = useCallback(() => {
    const [view, content] = [list.current, flow.current];
    const { entries: all, drawn: standing, sought: held } = now.current;
    if (view === null || content === null || view.clientHeight === 0 || all.length === 0) return;
    const from = view.scrollTop - content.offsetTop;
    const to = from + view.clientHeight;
    const sizes = all.map(heightOf);
    const inView = rangeBetween(sizes, from, to);
    const near = rangeBetween(sizes, from - ahead, to + ahead);
    const next = nextToDraw((index) => stageOf(all, index, standing, held), inView, near);
    if (next === null) return;
    const kept = idsOf(all, rangeBetween(sizes, from - behind, to + behind));
    const busy = heldIds(view);
    const after = new Map([...standing].filter(([id]) => kept.has(id) || busy.has(id)));
    for (const index of next.indices) after.set(all[index]?.id ?? "", next.stage);
    const seen = next.indices.some((index) => index >= inView.first && index <= inView.last);
    if (seen) flushSync(() => setDrawn(after));
    else setDrawn(after);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(step);
  }, [list, flow, heightOf]);

  const observer = useMemo(
    () =>
      new ResizeObserver((changes) => {
        for (const { target, borderBoxSize } of changes) {
          const id = target.getAttribute("data-entry");
          const height = borderBoxSize[0]?.blockSize ?? 0;
          if (id !== null && height > 0) heights.current.set(id, height);
        }
        cancelAnimationFrame(frame.current);
        frame.current = requestAnimationFrame(step);
      }),
    [step],
  );
  const measured = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    [observer],
  );

  const first = useRef<string | null>(null);
  useLayoutEffect(() => {
    const view = list.current;
    const place = entries.findIndex(({ id }) => id === first.current);
    first.current = entries[0]?.id ?? null;
    // At its very top a list stays there: what came before would push away what is being read.
    if (view !== null && place > 0 && view.scrollTop < 1)
      view.scrollTop = entries.slice(0, place).reduce((sum, entry) => sum + heightOf(entry), 0);
    frame.current = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame.current);
  }, [entries, list, step, heightOf]);

  const pieces = piecesOf(entries, (_, index) => stageOf(entries, index, drawn, sought), heightOf);
  return { pieces, onScroll: step, measured };
}

/** How far an entry stands; the latest and the one that is sought always do. */
function stageOf(
  entries: Entry[],
  index: number,
  drawn: ReadonlyMap<string, Stage>,
  sought: string | null,
): Stage | null {
  const id = entries[index]?.id ?? "";
  return index >= entries.length - alwaysDrawn || id === sought ? "whole" : (drawn.get(id) ?? null);
}

const idsOf = (entries: Entry[], { first, last }: Range): Set<string> =>
  new Set(entries.slice(first, last + 1).map(({ id }) => id));

/** Entries that must not go: the one with the focus, and all while a text is selected among them. */
function heldIds(view: HTMLElement): Set<string> {
  const selection = document.getSelection();
  const selecting = selection !== null && !selection.isCollapsed && view.contains(selection.anchorNode);
  const held = selecting
    ? [...view.querySelectorAll("[data-entry]")]
    : [document.activeElement?.closest("[data-entry]") ?? null];
  return new Set(held.flatMap((element) => element?.getAttribute("data-entry") ?? []));
}
