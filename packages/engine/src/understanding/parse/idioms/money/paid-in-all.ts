import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { boundAt } from "../../wordings/bound-at.ts";
import { tableNamed } from "../kinds/facts.ts";
import { deedTable, doneOf, tablesOf } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

const verbs: ReadonlySet<string> = new Set(
  "pay paid give gave given donate donated contribute contributed deposit deposited invest invested".split(
    " ",
  ),
);
const openers: ReadonlySet<string> = new Set("who that which have has had".split(" "));
const inAll = phrases("in total", "altogether", "overall", "in all", "in sum", "all together");

/** "Tenants who paid more than 10,000 in total", "donors who gave over 500": what the rows of their deeds come to for each of them. */
export function paidInAll(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = textAt(tokens, at);
  const bound = verbs.has(verb) ? boundAt(tokens, at + 1) : null;
  if (bound === null) return null;
  const opens = openers.has(textAt(tokens, at - 1));
  const subject = subjectOf(opens ? tokens.slice(0, at) : tokens.slice(Math.max(0, at - 1), at), index);
  const rows = subject === null ? null : rowsOf(verb, subject, index);
  const money = rows === null ? null : moneyColumnOf(rows, index);
  if (rows === null || money === null) return null;
  const after = at + 1 + bound.tokens;
  const whole = phraseAt(tokens, after, inAll);
  const kind = textAt(tokens, after) === "in" && rows.words.includes(tokens[after + 1]?.lemma ?? "") ? 2 : 0;
  const end = after + (whole === 0 ? kind : whole);
  if (/^(?:times?|per|each|%)$/.test(textAt(tokens, end)) || tableNamed(tokens[end], index) !== null)
    return null;
  return { words: `with total ${rows.table.label} ${money.column.label} ${bound.words}`, tokens: end - at };
}

/** The last of the tables that are named there. */
const subjectOf = (tokens: readonly Token[], index: ModelIndex): TableEntry | null =>
  tokens.reduce<TableEntry | null>((last, token) => tableNamed(token, index) ?? last, null);

/** The rows that tell such deeds of a table's rows, or of what refers to these ("payments" of the leases of tenants). */
const rowsOf = (verb: string, subject: TableEntry, index: ModelIndex): TableEntry | null =>
  deedTable(doneOf(verb), subject, index) ??
  tablesOf(subject, index)
    .flatMap((each) => deedTable(doneOf(verb), each, index) ?? [])
    .at(0) ??
  null;

paidInAll.needs = verbs;
