import type { Aggregation } from "@parlance/contract";
import type { Item, Noun } from "../item.ts";
import type { Extreme, Target } from "./frame.ts";
import { isNoun, type Reader } from "./reader.ts";

/**
 * Aggregations that stand behind their noun: "what does a visit cost on average", "how much is a bill on average", "what do nurses earn on
 * average", "which town has the highest bills on average"; the last figure that was named is what they are of.
 */
export function aggregateBehind(reader: Reader): void {
  withoutEcho(reader);
  const { frame, pending } = reader;
  const [aggregation] = pending;
  const last = frame.targets.at(-1);
  if (aggregation === undefined) return;
  const figure = figureSaid(reader);
  const ranked = frame.extremes.at(-1);
  if (last !== undefined && ranked !== undefined && isOfRanked(ranked, last.noun))
    ranked.aggregation ??= aggregation;
  else if (
    last !== undefined &&
    last.noun.kind !== "table" &&
    (last.aggregation === null || isHowMuch(reader, last))
  )
    aggregate(reader, [last, ...listedBefore(reader)], aggregation);
  else if (figure !== null && frame.targets.every((target) => target.aggregation === null)) {
    frame.context = frame.context.filter((noun) => noun !== figure);
    frame.targets = [{ noun: figure, aggregation, distinct: false, joined: false }];
  } else if (last === undefined) frame.aggregations = pending;
  else if (aggregation === "average" && last.noun.kind === "table") {
    if (last.aggregation === "count") frame.targets.push({ ...last, aggregation });
    else if (isHowMuch(reader, last) || frame.groups.some(({ kind }) => kind === "grain"))
      last.aggregation = aggregation;
  }
}

/** "The number of invoices and the total for Ohio": whether a figure beside another one is said of nothing. */
export function joinsNothing({ items, frame, tokens }: Reader): boolean {
  if (frame.targets.length === 0) return false;
  return items.some((item, at) => {
    if (!isCueOf(item, "aggregate") || isCueOf(items[at + 1], "aggregate") || isFigureItem(items[at + 1]))
      return false;
    const first = items.slice(0, at).findLastIndex((each) => !isCueOf(each, "aggregate")) + 1;
    const before = tokens.slice(0, items[first]?.start).findLast(({ text }) => !small.has(text));
    return before?.text === "and";
  });
}

const small: ReadonlySet<string> = new Set(["the", "their", "its"]);

const isCueOf = (item: Item | undefined, kind: string): boolean =>
  item?.kind === "cue" && item.cue.kind === kind;

const isFigureItem = (item: Item | undefined): boolean =>
  item?.kind === "column" || item?.kind === "metric" || item?.kind === "table";

/** "Which town has the highest bills", "the longest calls": what is ranked by stands behind what is ranked, which is no figure itself. */
function isOfRanked({ by, of, hints }: Extreme, ranked: Noun): boolean {
  const behind = by ?? (hints.length > 0 ? of : null);
  if (behind === null || isFigure(ranked) || behind.start <= ranked.end) return false;
  return by === null ? behind.kind === "table" && behind !== ranked : isFigure(by);
}

/** "Price, weight and length on average": the other figures of a list whose last one is the last that was named. */
function listedBefore({ frame: { targets } }: Reader): Target[] {
  const own = targets.findLastIndex(({ joined }) => !joined);
  const before = targets.slice(Math.max(own, 0), -1);
  const isPlain = ({ noun, aggregation }: Target): boolean => aggregation === null && isFigure(noun);
  return targets.at(-1)?.joined === true && before.every(isPlain) ? before : [];
}

/** "What do nurses in Oslo earn on average": who does it says of whom the figure is. */
function aggregate({ frame, tokens }: Reader, figures: readonly Target[], aggregation: Aggregation): void {
  for (const figure of figures) figure.aggregation = aggregation;
  if (!/^(?:do|does|did)$/.test(tokens[1]?.text ?? "")) return;
  const doers = frame.targets.filter((target) => target.noun.kind === "table" && target.aggregation === null);
  frame.targets = frame.targets.filter((target) => !doers.includes(target));
  frame.context.push(...doers.map(({ noun }) => noun));
}

/** "What do women earn on average and what do men earn": a figure that is said again is one. */
function withoutEcho(reader: Reader): void {
  const { frame, tokens } = reader;
  const word = ({ noun }: Target): string => tokens[noun.start]?.lemma ?? "";
  frame.targets = frame.targets.filter(
    (target) =>
      (target.aggregation !== null && !isHowMuch(reader, target)) ||
      !isCalledOtherwise(target.noun) ||
      !frame.targets.some(
        (other) => other !== target && other.aggregation !== null && word(other) === word(target),
      ),
  );
}

/** A verb of what it measures, and not its name: "how much revenue, and what was the average revenue" asks for both. */
const isCalledOtherwise = (noun: Noun): boolean =>
  noun.kind === "column" && noun.options[0]?.kind === "number" && noun.options[0].evidence === "synonym";

/** The only number that was named where to look. */
function figureSaid({ frame }: Reader): Noun | null {
  const [only, other] = frame.context.filter(isFigure);
  return other === undefined ? (only ?? null) : null;
}

const isFigure = (noun: Noun): boolean =>
  noun.kind === "metric" || (noun.kind === "column" && noun.options[0]?.kind === "number");

/** "How much": an amount, of which there may as well be an average. */
const isHowMuch = ({ items, tokens }: Reader, { aggregation }: { aggregation: unknown }): boolean =>
  aggregation === "sum" &&
  items.some(
    (item) =>
      !isNoun(item) &&
      item.kind === "cue" &&
      item.cue.kind === "aggregate" &&
      tokens[item.start]?.text === "how",
  );
