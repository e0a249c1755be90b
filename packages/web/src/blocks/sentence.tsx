import type { Segment, Sentence } from "@parlance/contract";
import { createElement, type ReactNode } from "react";

/** Cells of an answer's table: [row, column]. */
export type Cells = [number, number][];

/** A sentence whose numbers, each from cells, stand out; with `onCells` a press on one shows where it comes from. */
export function SentenceText({
  sentence,
  large = false,
  onCells = null,
}: {
  sentence: Sentence;
  large?: boolean;
  onCells?: ((cells: Cells) => void) | null;
}) {
  const className = large ? "font-semibold tabular-nums text-accent" : "font-semibold tabular-nums";
  const part = (segment: Segment, index: number): ReactNode => {
    if (segment.kind !== "cell") return segment.text;
    const { text, cells } = segment;
    if (onCells === null) return createElement("strong", { key: index, className }, text);
    return (
      <button
        key={`${text} ${cells.join(" ")}`}
        type="button"
        title="Show the rows"
        onClick={(event) => {
          event.preventDefault();
          onCells(cells);
        }}
        className={`${className} underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent`}
      >
        {text}
      </button>
    );
  };
  return createElement("span", null, ...sentence.map(part));
}
