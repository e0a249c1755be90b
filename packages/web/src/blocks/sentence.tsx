import type { Sentence } from "@parlance/contract";
import { createElement, type ReactNode } from "react";

/** A sentence whose numbers, each from a cell, stand out. */
export function SentenceText({ sentence, large = false }: { sentence: Sentence; large?: boolean }) {
  const className = large ? "font-semibold tabular-nums text-accent" : "font-semibold tabular-nums";
  const parts = sentence.map(
    ({ kind, text }): ReactNode => (kind === "cell" ? createElement("strong", { className }, text) : text),
  );
  return createElement("span", null, ...parts);
}
