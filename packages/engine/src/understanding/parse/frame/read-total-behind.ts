import type { Test } from "./frame.ts";
import { pushCondition } from "./push-condition.ts";
import { cueAt, ownColumnAt, peek, type Reader } from "./reader.ts";

/** "Accounts with more than 5,000 in total fees", "over 40 average points": what the figure behind the number comes to. */
export function readTotalBehind(reader: Reader, test: Test, at: number): boolean {
  const aggregate = cueAt(reader, "aggregate", at);
  const place = ownColumnAt(reader, at + 1);
  const figure = peek(reader, place);
  const measured =
    figure?.kind === "metric" || (figure?.kind === "column" && figure.options[0]?.kind === "number");
  if (aggregate === null || aggregate.aggregation === "count" || !measured) return false;
  if ((peek(reader, at + 1)?.start ?? 0) - (peek(reader, at)?.end ?? 0) > 1) return false;
  reader.aggregated = aggregate.aggregation;
  pushCondition(reader, figure, test);
  reader.at += place + 1;
  return true;
}
