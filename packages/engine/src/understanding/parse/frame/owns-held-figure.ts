import type { Noun } from "../item.ts";
import type { Reader } from "./reader.ts";

const whose: ReadonlySet<string> = new Set(["of", "for", "among"]);
const articles: ReadonlySet<string> = new Set(["a", "an", "the", "our", "their", "each"]);

/**
 * "Branches where the average age of female members is above 40", "desks whose average time to settle a claim is above 40": whose figure it is, which is what the
 * condition behind is about.
 */
export function ownsHeldFigure({ held, frame, tokens }: Reader, noun: Noun): boolean {
  const last = frame.targets.at(-1);
  if (noun.kind !== "table" || held?.place !== "target" || last?.noun !== held.noun) return false;
  if (last.aggregation === null || last.aggregation === "count") return false;
  const { end } = held.noun;
  const isDoneTo =
    tokens[end - 2]?.text === "to" && tokens.slice(end, noun.start).every(({ text }) => articles.has(text));
  return isDoneTo || whose.has(tokens[end]?.text ?? "");
}
