import { standardConventions } from "@parlance/contract";
import { boundSaid } from "../../../index/bound-of-other.ts";
import { lemmasOf } from "../../../index/condition-terms.ts";
import type { ColumnEntry, TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { isOfPeople, isPersonal, personTable, staffTable } from "../../../index/persons.ts";
import { onlyComers, presentStaff } from "../../../index/present-staff.ts";
import { membershipOf } from "../../../index/spans-of-rows.ts";
import { standingRows } from "../../../index/standing-rows.ts";
import { saysBeginning } from "../../../standing/asks-standing.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { edgeAt } from "../../../time/edge-at.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** What people are called whatever they are to a business. */
export const peopleNouns: ReadonlySet<string> = new Set(
  "people ppl person persons folks colleagues colleague staff workforce personnel everybody everyone".split(
    " ",
  ),
);

/** What only those are called who work here. */
const working: ReadonlySet<string> = new Set(
  "headcount staff workforce personnel colleagues colleague".split(" "),
);

/** "how many people", "the staff in Berlin": the rows of the one table that holds people, unless the data has the word itself. */
export function people(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token === undefined || !(peopleNouns.has(token.text) || token.text === "headcount")) return null;
  const rows = staffTable(index.tables) === null ? tokens : tokens.slice(0, at);
  const counted = token.text === "headcount" ? headsOf(rows, index) : null;
  if (counted !== null) return { words: counted, tokens: 1 };
  const table =
    (roleSaid(tokens, at, index) ?? ledBy(tokens, at, index))?.table ??
    (working.has(token.text) ? (staffTable(index.tables) ?? tradeTable(token, index)) : null)?.table ??
    (personTable(index.tables, index.columns) ?? onlyComers(index))?.table;
  const ours = tokens[at - 1]?.text === "our" && working.has(token.text);
  const known =
    (!ours && isKnown(token, index) && !isOnlyRate(token, index)) ||
    [at - 1, at + 1].some((each) => tableCalled(tokens[each], index)?.table === table);
  if (table === undefined || known) return null;
  const said = present(tokens, table.label, working.has(token.text), index);
  return { words: token.text === "headcount" ? `number of ${said}` : said, tokens: 1 };
}

/** "Staff" where the only ones who work here are called after their trade. */
function tradeTable({ lemma }: Token, { tables, words }: ModelIndex): TableEntry | undefined {
  const meant = words.standIns.get(lemma);
  return meant === undefined ? undefined : tables.find(({ words: own }) => own.at(-1) === meant);
}

/** "Shops with city and headcount": the number of their staff, where rows that are named tell one; null elsewhere. */
function headsOf(named: readonly Token[], index: ModelIndex): string | null {
  const tables = named.flatMap((token) => tableCalled(token, index) ?? []);
  const [only, other] = new Set(
    tables.flatMap(({ columns }) => columns.flatMap((id) => index.columns[id] ?? []).filter(tellsStaff)),
  );
  return only === undefined || other !== undefined ? null : only.column.label.toLowerCase();
}

const tellsStaff = ({ column, words }: ColumnEntry): boolean =>
  column.role === "measure" &&
  words.some((word) => staff.has(word)) &&
  words.every((word) => staff.has(word) || sizes.has(word));
const staff: ReadonlySet<string> = new Set("staff employee worker personnel headcount".split(" "));
const sizes: ReadonlySet<string> = new Set("count number size total of no num".split(" "));

/** "People signed up as volunteer": the table of those whom a word behind "as" says that they are. */
function roleSaid(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  const as = tokens.findIndex(({ text }, place) => place > at && place <= at + farthestRole && text === "as");
  const article = ["a", "an"].includes(textAt(tokens, as + 1)) ? 1 : 0;
  const table = as < 0 ? null : tableCalled(tokens[as + 1 + article], index);
  return table !== null && table.naming.length > 0 ? table : null;
}

const farthestRole = 5;

/** "How many people report to Ann": the people who stand below others of their table. */
function ledBy(tokens: readonly Token[], at: number, { own, tables }: ModelIndex): TableEntry | undefined {
  const verb = at + (["who", "that"].includes(textAt(tokens, at + 1)) ? 2 : 1);
  const led = /^report(?:s|ed|ing)?$/.test(textAt(tokens, verb)) && textAt(tokens, verb + 1) === "to";
  return led ? tables[own.find(({ leads }) => leads)?.table ?? -1] : undefined;
}

/** "Cost per person" calls nobody a person. */
const isOnlyRate = ({ text, lemma }: Token, { words, columns, values }: ModelIndex): boolean =>
  [text, lemma].every(
    (word) =>
      !words.tablesByWord.has(word) &&
      !values.byKey.has(word) &&
      (words.columnsByWord.get(word) ?? []).every((id) =>
        columns[id]?.column.label.toLowerCase().includes(`per ${word}`),
      ),
  );

const elsewhere =
  /^(?:active|inactive|current|currently|former|ex|left|leave|leaver|leavers|joined|join|joiner|joiners|hire|hired|hires|hiring|terminated|terminations?|resigned|resignations?|turnover|attrition|ever|all-time|history|historical|start|started|was|were|did|had|employed|still|no)$/;

/** "Headcount", "our staff": those who have not left, unless the question says when or in what state they were. */
function present(tokens: readonly Token[], label: string, isWorking: boolean, index: ModelIndex): string {
  const said = tokens.some(
    ({ text }, at) => elsewhere.test(text) || isPoint(tokens, at) || headsThen(tokens, at, index) !== null,
  );
  return isWorking && !said && hasPresent(index) ? `${presentStaff} ${label}` : label;
}

/** "Average tenure": of those who are here, unless the question is of those who left. */
export function tenure(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.text !== "tenure" || isKnown(token, index) || !hasPresent(index)) return null;
  const said = tokens.some(({ text }) => elsewhere.test(text));
  const staff = staffOf(index);
  const label = staff?.table.label;
  const named = tokens.some((each) => tableCalled(each, index) === staff);
  const from = staff === null ? null : membershipOf(index, staff.id)?.from;
  if (from?.words.some((word) => /^(?:hire|employ|recruit)/.test(word)) !== true) return null;
  return said || named || label === undefined
    ? null
    : { words: `tenure of ${presentStaff} ${label}`, tokens: 1 };
}

/** Those who work here, or the only people there are. */
export const staffOf = (index: ModelIndex): TableEntry | null =>
  staffTable(index.tables) ?? personTable(index.tables, index.columns) ?? onlyComers(index);

/** Whether it is known who of those who work here has left. */
export const hasPresent = ({ conditions }: ModelIndex): boolean =>
  (conditions.get(lemmasOf(presentStaff)[0] ?? "") ?? []).some(({ term }) => term === presentStaff);

/** "At the end of 2023", "as of May": those who were there then. */
const isPoint = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === "of" && ["end", "as", "start", "beginning"].includes(tokens[at]?.text ?? "");

/** "Headcount in 2023", "how many staff did we have last year": those who were there at its end, and neither those who came in it nor who are here now. */
export function headsThen(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const joint = within.has(textAt(tokens, at)) ? 1 : 0;
  const edge = edgeAt(tokens, at + joint, { day: 0, now: "", calendar: standardConventions });
  if (edge === null || isPoint(tokens, at + joint)) return null;
  const before = textAt(tokens, at - 1);
  const asked =
    tokens.some(({ text }, place) => text === "headcount" && place < at) || hadThem(tokens, at, index);
  if (!asked || (joint === 0 && !["headcount", "have", "had"].includes(before))) return null;
  const others = [...tokens.slice(0, at), ...tokens.slice(edge.end)];
  const goesOn = standingRows(index).some(({ table }) => table === staffOf(index));
  if (
    !goesOn ||
    saysBeginning(others) ||
    others.some(({ text, lemma }) => splits.has(text) || unitOf(lemma) !== null)
  )
    return null;
  const words = "at the end of";
  return joint === 1 ? { words, tokens: 1 } : { words: `${words} ${tokens[at]?.raw ?? ""}`, tokens: 1 };
}

const within: ReadonlySet<string> = new Set(["in", "during", "for"]);
const splits: ReadonlySet<string> = new Set(
  "each every monthly weekly quarterly yearly annual over growth grow grew trend vs versus compared and or to left leave turnover attrition".split(
    " ",
  ),
);

/** "How many employees did we have": right before a place, of those who work here. */
export function hadThem(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  const had =
    ["have", "had"].includes(textAt(tokens, at - 1)) && ["we", "they"].includes(textAt(tokens, at - 2));
  const many = textAt(tokens, 0) === "how" && textAt(tokens, 1) === "many";
  const who = tokens[2];
  return (
    had &&
    many &&
    who !== undefined &&
    (peopleNouns.has(who.text) || tableCalled(who, index) === staffOf(index))
  );
}

const earning = /^(?:earn(?:s|ed|ing)?|earners?)$/;
const nowadays: ReadonlySet<string> = new Set(["currently", "now", "actually"]);
const wages: ReadonlySet<string> = new Set("salary wage pay income earnings".split(" "));

/** "who earns the most", "the top 5 earners": which rows of the one table of people, by what they are paid there. */
export function earners(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  const adverb = token?.text === "who" && nowadays.has(textAt(tokens, at + 1)) ? 1 : 0;
  const size = token?.text === "who" ? 2 + adverb : 1;
  const verb = tokens[at + size - 1];
  if (token === undefined || verb === undefined) return null;
  const made = making.test(verb.text) && isAmount(tokens, at + size);
  if (!(made || earning.test(verb.text)) || isKnown(verb, index)) return null;
  const table = staffOf(index);
  const wage = table === null ? undefined : wageOf(table, index);
  const label = wage === undefined ? undefined : index.columns[wage]?.column.label;
  if (table === null || label === undefined) return null;
  const end = endOf(tokens, at + size);
  const asks = size > 1 && tokens[at - 1]?.kind !== "word";
  if (end !== null && asks)
    return { words: `${table.table.label} with the ${end.words} ${label}`, tokens: size + end.tokens };
  if (asks && isBounded(tokens, at + size))
    return { words: `${table.table.label} whose ${label} is`, tokens: size };
  if (size > 1) return { words: `which ${table.table.label} ${made ? "earn" : verb.raw}`, tokens: size };
  if (made) return { words: "earning", tokens: 1 };
  return verb.lemma === "earner" ? { words: `${table.table.label} by ${label}`, tokens: 1 } : null;
}

/** "The most", "least". */
function endOf(tokens: readonly Token[], at: number): Written | null {
  const article = textAt(tokens, at) === "the" ? 1 : 0;
  const said = textAt(tokens, at + article);
  if (said !== "most" && said !== "least") return null;
  return { words: said === "most" ? "highest" : "lowest", tokens: article + 1 };
}

/** "The highest paid person in every department", "best paid 3 coaches per hour": who of those who work here has the highest wage, where no figure is named besides. */
export function bestPaid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [token, paid] = tokens.slice(at, at + 2);
  const size = tokens[at + 2]?.kind === "number" ? tokens[at + 2] : undefined;
  const place = at + (size === undefined ? 2 : 3);
  const noun = tokens[place];
  const end = /^(?:lowest|worst|least)$/.test(token?.text ?? "") ? "lowest" : "highest";
  const said = end === "lowest" || /^(?:highest|best|top|most)$/.test(token?.text ?? "");
  if (!said || paid?.text !== "paid" || noun === undefined) return null;
  const told = tableCalled(noun, index);
  const table = told !== null && isOfPeople(told, index.columns) ? told : staffOf(index);
  const called = peopleNouns.has(noun.text) || told === table;
  const wage = table === null || !called ? undefined : (wageOf(table, index) ?? rateOf(table, index));
  const label = wage === undefined ? undefined : index.columns[wage]?.column.label;
  const named = tokens.some(({ lemma }) => wages.has(lemma) && lemma !== "pay");
  if (table === null || label === undefined || named) return null;
  const hourly =
    ["per", "an", "a"].includes(textAt(tokens, place + 1)) && isPaidPer(tokens[place + 2], label);
  const many = size === undefined ? "" : `${end === "lowest" ? "bottom" : "top"} ${size.raw} `;
  const rank = size === undefined ? `with the ${end}` : "by";
  return {
    words: `${many}${table.table.label} ${rank} ${label}`,
    tokens: place + (hourly ? 3 : 1) - at,
  };
}

/** "Per hour" of an hourly rate. */
const isPaidPer = (unit: Token | undefined, label: string): boolean =>
  unit !== undefined &&
  unitsPaid.has(unit.lemma) &&
  label
    .toLowerCase()
    .split(" ")
    .some((word) => word.startsWith(unit.lemma.slice(0, 3)));
const unitsPaid: ReadonlySet<string> = new Set(["hour", "day", "month", "year"]);

const making = /^(?:mak(?:e|es|ing)|get|gets|getting|receiv(?:e|es|ing))$/;
const compared: ReadonlySet<string> = new Set(
  "more less fewer than over under above below between from at least most up to exactly around".split(" "),
);

/** "Between 60 and 65 thousand", "more than the maximum": what is compared is told by an amount or by a bound, and by nobody else's. */
function isBounded(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (compared.has(textAt(tokens, at)) || textAt(tokens, at) === "the") at += 1;
  if (at === from) return false;
  return tokens[at]?.number != null || boundSaid(textAt(tokens, at)) !== null;
}

/** Whether an amount of money follows, with how it is compared: "more than 5000", "from 3000 to 4000". */
function isAmount(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (compared.has(textAt(tokens, at)) || "$€£".includes(textAt(tokens, at) || "-")) at += 1;
  const next = tokens[at + 1];
  const ends = next === undefined || next.kind !== "word" || !isCounted(next);
  return (tokens[at]?.number ?? 0) >= 100 && ends;
}

/** "More than 500 visits": things, and no money. */
const isCounted = ({ text, lemma }: Token): boolean => text !== lemma;

/** What the rows of a table of people are paid, there or in the history of it. */
function wageOf({ id, columns }: TableEntry, index: ModelIndex): number | undefined {
  const kept = index.histories.flatMap(({ parent, table }) => (parent === id ? table.columns : []));
  return [...columns, ...kept].find((each) => isWage(index, each));
}

/** What an hour or a day of someone's work costs, where nothing else is known of their pay. */
const rateOf = ({ columns }: TableEntry, index: ModelIndex): number | undefined =>
  columns.find((id) => /\b(?:hourly|daily|day|hour) rate$/.test(index.columns[id]?.words.join(" ") ?? ""));

/** "Departments that pay more than the company average": by what those who work there are paid. */
export function paysMore(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = tokens.slice(at, at + 7).map(({ text }) => text);
  const [, more, average] =
    /^pays? ((?:more|better|less) than|above|over|below|under) (?:the |our |a |company |overall |total |general |firm )*(average)\b/.exec(
      said.join(" "),
    ) ?? [];
  const staff = average === undefined ? null : staffOf(index);
  const label = index.columns[(staff === null ? null : wageOf(staff, index)) ?? -1]?.column.label;
  if (label === undefined || tokens.some((token) => isKnown(token, index) && token.lemma === "pay"))
    return null;
  const side = more !== undefined && /^(?:less|below|under)/.test(more) ? "below" : "above";
  const words = `have an average ${label} ${side} the overall average ${label}`;
  return { words, tokens: said.indexOf("average") + 1 };
}

const isWage = ({ columns }: ModelIndex, id: number): boolean =>
  columns[id]?.column.role === "measure" && columns[id]?.words.some((word) => wages.has(word)) === true;

const isKnown = ({ text, lemma }: Token, { words, values }: ModelIndex): boolean =>
  [text, lemma].some(
    (word) => words.columnsByWord.has(word) || words.tablesByWord.has(word) || values.byKey.has(word),
  );

/** "the current employees", "current staff": those who have not left, by what these rows themselves tell. */
export function current(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (token === undefined || next === undefined || !["current", "present", "existing"].includes(token.text))
    return null;
  const table = tableCalled(next, index);
  const personal =
    peopleNouns.has(next.text) ||
    next.text === "headcount" ||
    (table !== null && isPersonal(table, index.columns));
  if (!personal) return null;
  const apart = textAt(tokens, at - 1) === "(" && textAt(tokens, at + 2) === ")" ? 2 : 1;
  if (hasPresent(index) && (table === null || table === staffOf(index)))
    return { words: presentStaff, tokens: apart };
  const own = (index.conditions.get("active") ?? []).some(
    (term) => table === null || term.table === table.id,
  );
  return own && !isValueOf(token.text, table, index) ? { words: "active", tokens: 1 } : null;
}

/** Whether rows of a table have a value that is called so. */
const isValueOf = (word: string, table: TableEntry | null, { values }: ModelIndex): boolean =>
  (values.byKey.get(word) ?? []).some((id) => table?.columns.includes(values.values[id]?.column ?? -1));

headsThen.needs = ["headcount", "have", "had"];

people.needs = [...peopleNouns, "headcount"];

tenure.needs = ["tenure"];

bestPaid.needs = ["paid"];

paysMore.needs = ["average"];

current.needs = ["current", "present", "existing"];
