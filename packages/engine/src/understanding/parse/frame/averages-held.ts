import type { Aggregation } from "@parlance/contract";
import { peek, type Reader } from "./reader.ts";

/** "Whose ratings average below 4": the figure before is what the average is of that the bound behind is held against. */
export function averagesHeld(reader: Reader, aggregation: Aggregation): boolean {
  const { held, frame } = reader;
  const next = peek(reader, 1);
  const figure = held?.noun.kind === "column" && held.noun.options.some(({ kind }) => kind === "number");
  const bounded = next?.kind === "cue" && next.cue.kind === "compare" && peek(reader, 2)?.kind === "number";
  if (held === null || !figure || !bounded || held.noun.end !== peek(reader)?.start) return false;
  const last = frame.targets.at(-1);
  if (held.place === "context") reader.aggregated = aggregation;
  else if (last?.noun === held.noun) last.aggregation = aggregation;
  return true;
}

/** "How much does the average nurse earn": not the sum and the average. */
export const besideAmount = ({ pending, items, at, tokens }: Reader): Aggregation[] =>
  items.slice(0, at).some(({ start }) => tokens[start]?.text === "how" && tokens[start + 1]?.text === "much")
    ? pending.filter((each) => each !== "sum")
    : pending;
