import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";
import { deedRecorded, refersTo } from "../frame/deed-recorded.ts";
import { deed } from "../links/find-deed-links.ts";
import type { Link } from "../links/link.ts";

/**
 * "Customers who rented cranes", "how many members have borrowed both …", "tools rented in May", "rented most often" where a tool's status may be
 * "rented" and rentals record who rented what and when: what was done, and not those that are in that state now. "Rented tools", "tools that
 * are rented" are. "Candidates who applied to Sales" did what applications are, be these in a stage that is called "applied" or in a later one.
 */
export function withoutDoneStates(
  links: readonly Link[],
  tokens: readonly Token[],
  index: ModelIndex,
): readonly Link[] {
  if (tokens.some(({ text }) => nowadays.has(text))) return links;
  return links.flatMap((link): Link[] => {
    if (link.kind !== "value" || link.end !== link.start + 1) return [link];
    const word = textAt(tokens, link.start);
    if (!deed.test(word)) return [link];
    const recorded = link.options.map(({ column, condition }) => {
      const table = index.columns[column]?.table;
      const facts = table === undefined || condition !== null ? null : recordOf(word, table, index);
      if (table === undefined || facts === null) return null;
      const doers = index.tables.filter(({ id }) => id !== table && refersTo(facts, id, index));
      const done =
        isDoneBy(links, tokens, link.start, new Set(doers.map(({ id }) => id))) ||
        (facts.id !== table && tellsWhen(tokens, link.end));
      return done ? facts : null;
    });
    const [facts] = recorded.flatMap((each) => each ?? []);
    if (facts === undefined) return [link];
    const options = link.options.filter((_, at) => recorded[at] === null);
    const rows = links.some(
      (other) => other.kind === "table" && other.table === facts.id && other.start === link.start,
    );
    const { start, end } = link;
    return [
      ...(options.length === 0 ? [] : [{ ...link, options }]),
      ...(rows
        ? []
        : [{ kind: "table", start, end, table: facts.id, evidence: "stem", strength: 0.8 } as const]),
    ];
  });
}

/** The rows that record a deed: others than those that are in its state, or these themselves where they are called after it. */
function recordOf(done: string, table: number, index: ModelIndex): TableEntry | null {
  const own = index.tables[table];
  return own !== undefined && isRooted(own.words.at(-1) ?? "", done) ? own : deedRecorded(done, table, index);
}

const nowadays: ReadonlySet<string> = new Set(["now", "currently", "presently"]);
const adverbs: ReadonlySet<string> = new Set(
  "ever never also only already actually just not once".split(" "),
);
const helpers: ReadonlySet<string> = new Set(["have", "has", "had"]);
const relatives: ReadonlySet<string> = new Set(["that", "which", "who"]);

/** Whether those who do it are said right before a verb, as its subject: "customers (that) (have) (ever) rented", "who rented". */
function isDoneBy(
  links: readonly Link[],
  tokens: readonly Token[],
  verb: number,
  doers: ReadonlySet<number>,
): boolean {
  let at = verb - 1;
  while (at >= 0 && (adverbs.has(textAt(tokens, at)) || helpers.has(textAt(tokens, at)))) at -= 1;
  if (textAt(tokens, at) === "who" && doers.size > 0) return true;
  if (relatives.has(textAt(tokens, at))) at -= 1;
  return links.some((link) => link.kind === "table" && link.end === at + 1 && doers.has(link.table));
}

const whens: ReadonlySet<string> = new Set("in on during since between last this".split(" "));
const sides: ReadonlySet<string> = new Set(["more", "fewer", "less", "over", "under", "at", "exactly"]);

/** Whether a time is said, or how often: "rented in May", "rented (the) most often", "rented more than 5 times", "rented twice". */
function tellsWhen(tokens: readonly Token[], end: number): boolean {
  const [first, next] = [textAt(tokens, end), textAt(tokens, end + 1)];
  if (["twice", "often", "frequently"].includes(first)) return true;
  const at = first === "the" ? end + 1 : end;
  if (["most", "least"].includes(textAt(tokens, at)))
    return ["", "often", "frequently", "times"].includes(textAt(tokens, at + 1));
  if (sides.has(first))
    return tokens.slice(end + 1, end + 5).some(({ text }) => text === "times" || text === "once");
  return (
    whens.has(first) &&
    (monthAt(tokens, end + 1) !== null ||
      yearAt(tokens, end + 1) !== null ||
      units.has(next) ||
      units.has(textAt(tokens, end + 2)))
  );
}

const units: ReadonlySet<string> = new Set(["day", "week", "month", "quarter", "year"]);
