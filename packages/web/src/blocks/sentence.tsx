import type { Segment, Sentence } from "@parlance/contract";
import { createElement, type ReactNode } from "react";

/** Cells of an answer's table: [row, column]. */
export type Cells = [number, number][];

/** Numbers of so many characters fit on a line of a phone with the mark behind them. */
const shortEnough = 24;

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
  const cell = ({ text, cells }: CellSegment): ReactNode =>
    onCells === null ? (
      createElement("strong", { className }, text)
    ) : (
      <button
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
  const part = (segment: Segment, index: number): ReactNode => {
    const [previous, next] = [sentence[index - 1], sentence[index + 1]];
    if (segment.kind !== "cell") {
      const text =
        previous?.kind === "cell" ? segment.text.slice(marksAt(segment.text).length) : segment.text;
      return next?.kind === "cell" ? text.slice(0, text.length - bracketIn(text).length) : text;
    }
    const bracket = previous === undefined || previous.kind === "cell" ? "" : bracketIn(previous.text);
    const marks = next === undefined || next.kind === "cell" ? "" : marksAt(next.text);
    return createElement(
      "span",
      { key: index, className: segment.text.length <= shortEnough ? "whitespace-nowrap" : undefined },
      bracket,
      cell(segment),
      marks,
    );
  };
  return createElement("span", null, ...sentence.map(part));
}

type CellSegment = Extract<Segment, { kind: "cell" }>;

/** The marks that a text begins with: they stay on the line of the number before them. */
const marksAt = (text: string): string => /^[.,:;!?)%]*/.exec(text)?.[0] ?? "";

/** The bracket that a text ends with: it stays on the line of the number behind it. */
const bracketIn = (text: string): string => /\($/.exec(text)?.[0] ?? "";
