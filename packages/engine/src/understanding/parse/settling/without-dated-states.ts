import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";
import { endTime } from "../frame/time-of-deed.ts";
import { doneTo, recordedTime } from "../links/find-deed-links.ts";
import type { Link } from "../links/link.ts";

/**
 * "Jobs released this year", "finished per month" where rows, or those that record what was done with them, tell when they were, "shipped to France" where they tell which country they are shipped to:
 * the deed of that time or place, and not those that are in that state, nor other rows that are ("cards expired in May", of clients whose papers are).
 * "How many days before the payment is a run approved" goes from one deed to another.
 */
export function withoutDatedStates(
  links: readonly Link[],
  tokens: readonly Token[],
  index: ModelIndex,
): readonly Link[] {
  const { columns } = index;
  const says = (word: string, column: number): boolean =>
    columns[column]?.words.some((each) => isRooted(each, word)) === true;
  const isDated = (token: Token, table: number | undefined, split: boolean): boolean =>
    columns.some((entry, at) => entry.table === table && isTime(entry.column) && says(token.text, at)) ||
    (table !== undefined &&
      !split &&
      endTime(token.text, table, index) === null &&
      recordedTime(token, [table], index) !== null);
  return links.flatMap((link): Link[] => {
    if (link.kind === "column") return [datedOnly(link, tokens, says)];
    if (link.kind !== "value") return [link];
    const [token] = tokens.slice(link.end - 1);
    const word = token?.text ?? "";
    if (token === undefined || !/..ed$/.test(word)) return [link];
    const gap = link.end === link.start + 1 && isOfGap(tokens, link.start);
    if (gap && columns.some((entry, at) => isTime(entry.column) && says(word, at))) return [];
    const timed = saysTime(tokens, link.end);
    const split = each.has(textAt(tokens, link.end));
    const [rows] = timed ? doneTo(tokens, link.end - 1, index) : [];
    const own = rows !== undefined && isDated(token, rows, split);
    if (link.end !== link.start + 1 && !own) return [link];
    const places = placesAt(links, tokens, link.end).filter((column) => says(word, column));
    const options = link.options.filter(({ column, condition }) => {
      const table = columns[column]?.table;
      return (
        condition !== null ||
        !(
          own ||
          (timed && isDated(token, table, split)) ||
          places.some((place) => columns[place]?.table === table)
        )
      );
    });
    return options.length === 0 ? [] : [{ ...link, options }];
  });
}

/** "Payments refunded last month" where rows tell when and how much: the time of it, unless an amount is asked for ("total refunded last month"). */
function datedOnly(
  link: Extract<Link, { kind: "column" }>,
  tokens: readonly Token[],
  says: (word: string, column: number) => boolean,
): Link {
  const word = textAt(tokens, link.start);
  if (link.end > link.start + 1 || !/..ed$/.test(word) || !saysTime(tokens, link.end)) return link;
  if (amounts.has(textAt(tokens, link.start - 1))) return link;
  const options = link.options.filter(({ column, kind }) => kind === "time" && says(word, column));
  return options.length === 0 ? link : { ...link, options };
}

const amounts: ReadonlySet<string> = new Set("total amount sum value money much we they average".split(" "));

/** Whether a time is said at a token: "this year", "in May", "over the last 30 days", "before 2024", "per month". */
function saysTime(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  return (
    times.has(word) ||
    (each.has(word) && units.has(next)) ||
    (within.has(word) && rolling.has(next === "the" ? textAt(tokens, at + 2) : next)) ||
    (ends.has(word) && (yearAt(tokens, at + 1) !== null || monthAt(tokens, at + 1) !== null))
  );
}

const within: ReadonlySet<string> = new Set(["over", "within", "for", "throughout"]);
const rolling: ReadonlySet<string> = new Set(["last", "past", "previous"]);
const ends: ReadonlySet<string> = new Set(["before", "after", "by", "until"]);

/** Whether a deed is the other end of a time that is asked for: "how many days before … is it approved", "how long after …". */
const isOfGap = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(
    ({ lemma }, place) =>
      place < at &&
      (units.has(lemma) || lemma === "long") &&
      ["before", "after"].includes(textAt(tokens, place + 1)) &&
      ["how", "many"].includes(textAt(tokens, place - 1)),
  );

const times: ReadonlySet<string> = new Set("this last in on during since yesterday today between".split(" "));
const each: ReadonlySet<string> = new Set(["per", "by", "each", "every", "a"]);
const units: ReadonlySet<string> = new Set("day week month quarter year weekday hour".split(" "));

/** The columns of the value that a token says to be where something went or came from: "to the UK". */
function placesAt(links: readonly Link[], tokens: readonly Token[], at: number): number[] {
  if (!["to", "from"].includes(textAt(tokens, at))) return [];
  const start = textAt(tokens, at + 1) === "the" ? at + 2 : at + 1;
  return links.flatMap((link) =>
    link.kind === "value" && link.start === start ? link.options.map(({ column }) => column) : [],
  );
}
