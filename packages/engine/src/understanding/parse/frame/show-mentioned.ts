import type { Token } from "../../text/tokenize.ts";
import type { Item, Noun } from "../item.ts";
import type { Reader } from "./reader.ts";

/** "the overdue invoices with account name and amount", "the last 5 orders with their customer": what no condition took is shown as well. */
export function showMentioned(reader: Reader): void {
  const { frame, items, tokens } = reader;
  if (frame.listed || frame.counting || frame.targets.length === 0 || frame.groups.length > 0) return;
  if (frame.targets.some(({ aggregation, noun }) => aggregation !== null || noun.kind === "metric")) return;
  const ranked = frame.extremes.length > 0;
  if (frame.extremes.some(({ count, aggregation }) => count || aggregation !== null)) return;
  for (const noun of frame.context) {
    const at = items.indexOf(noun);
    const [last, before] = [items[at - 2], items[at - 1]];
    const shown = frame.targets.some((target) => target.noun === last);
    const own = isTheirs(tokens, noun);
    const introduced =
      before?.kind === "cue" &&
      ((before.cue.kind === "and" &&
        (own || shown || (!isOpened(items[at + 1]) && adds(tokens, before.start)))) ||
        (before.cue.kind === "having" &&
          (own || (!isOpened(items[at + 1]) && isWith(tokens, before.start, noun)))));
    const beside = ranked && isBeside(reader, noun, items[at + 1]);
    if (introduced && (own || beside || (noun.kind === "column" && !ranked)))
      frame.targets.push({ noun, aggregation: null, distinct: false, joined: true });
  }
  const isShown = (noun: Noun): boolean => frame.targets.some((target) => target.noun === noun);
  frame.context = frame.context.filter((noun) => !isShown(noun));
  frame.required = frame.required.filter((noun) => !isShown(noun));
}

/** "with their customer", "and its supplier": what belongs to each row that is shown. */
const isTheirs = (tokens: readonly Token[], { start }: Noun): boolean =>
  ["with", "and"].includes(tokens[start - 2]?.text ?? "") &&
  ["their", "its", "his", "her"].includes(tokens[start - 1]?.text ?? "");

/** "The 10 heaviest crates with owner": of several rows that are ranked already, what each has one of is no condition. */
const isBeside = ({ frame, tokens }: Reader, { start, end }: Noun, next: Item | undefined): boolean =>
  frame.extremes.every(({ size }) => (size ?? frame.limit ?? 1) > 1) &&
  tokens[start - 1]?.text === "with" &&
  tokens[end - 1]?.text === tokens[end - 1]?.lemma &&
  (next === undefined || next.kind === "period");

/** "with account name", but not "with a company in banking" or "that have players". */
const isWith = (tokens: readonly Token[], at: number, noun: Noun): boolean =>
  tokens[at]?.text === "with" && !["a", "an", "any", "some"].includes(tokens[noun.start - 1]?.text ?? "");

/** "as well as the course id" adds to what is shown, however far it stands from it. */
const adds = (tokens: readonly Token[], at: number): boolean =>
  ["as", "along", "together"].includes(tokens[at]?.text ?? "");

/** "with host cities having …": what a clause follows says which rows. */
const isOpened = (item: Item | undefined): boolean =>
  item?.kind === "table" || (item?.kind === "cue" && (item.cue.kind === "having" || item.cue.kind === "who"));
