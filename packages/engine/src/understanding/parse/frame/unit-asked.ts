import { peek, type Reader } from "./reader.ts";
import { showing } from "./restart.ts";

/** "the day with the most tickets": which of them is asked for. */
export function isTheUnit(reader: Reader): boolean {
  const { frame, tokens, pending } = reader;
  const here = peek(reader);
  const [before, after] = [tokens[(here?.start ?? 0) - 1]?.text, tokens[here?.end ?? 0]?.text ?? ""];
  const first = frame.targets.length + frame.groups.length + pending.length === 0 && !frame.counting;
  return (
    first && (before === "the" || before === undefined) && ["with", "when", "that", "in"].includes(after)
  );
}

/** "Return the month, the number of orders and …": the first of what is shown beside figures. */
export function opensList({ frame, tokens, items, at }: Reader): boolean {
  const { start = 0, end = 0 } = items[at] ?? {};
  const command = tokens[start - 1]?.text === "the" ? start - 2 : start - 1;
  const first = frame.targets.length + frame.groups.length === 0;
  return first && showing.has(tokens[command]?.text ?? "") && tokens[end]?.text === ",";
}

/** "On what weekday", "in which month", "the hour with the highest load": the time is the answer. */
export function askedFor(reader: Reader): { asked?: true } {
  const { tokens, items, at } = reader;
  const start = items[at]?.start ?? 0;
  const said = tokens
    .slice(Math.max(0, start - 1), start + 1)
    .some(({ text }) => ["what", "which"].includes(text));
  return said || isTheUnit(reader) ? { asked: true } : {};
}

/** "The busiest month", "the most common weekday": what is ranked is the time. */
export function isExtremeBefore({ items, at }: Reader): boolean {
  const before = items[at - 1];
  return before?.kind === "cue" && (before.cue.kind === "extreme" || before.cue.kind === "common");
}
