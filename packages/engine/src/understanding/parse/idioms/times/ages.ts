import type { ModelIndex } from "../../../index/model-index.ts";
import { birthOf } from "../../../index/spans-of-rows.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { bandsAt } from "../../frame/bands.ts";
import { tableCalled, tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

/** "between 30 and 45 years old", "aged 30 to 45", "customers under 25": how old they are, where the data knows it. */
export function ages(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return between(tokens, at, index) ?? children(tokens, at, index) ?? under(tokens, at, index);
}

const joints: ReadonlySet<string> = new Set(["and", "to", "-", "till", "until"]);

/** Two numbers that are said to be years of age. */
function between(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const openers = ["between", "from", "aged", "age", "ages"];
  let start = at;
  while (openers.includes(textAt(tokens, start))) start += 1;
  const [low, joint, high] = tokens.slice(start, start + 3);
  if (low?.kind !== "number" || high?.kind !== "number" || !joints.has(joint?.text ?? "")) return null;
  const old = oldAt(tokens, start + 3);
  const said = old > 0 || tokens.slice(at, start).some(({ text }) => text === "aged");
  if (!said || !index.tables.some(({ id }) => hasAge(id, index))) return null;
  const end = start + 3 + old;
  const range = `with age between ${low.text} and ${high.text}`;
  const people = tableCalled(tokens[end], index);
  if (old > 0 && people !== null) return { words: `${people.table.label} ${range}`, tokens: end + 1 - at };
  const named = tokens.some((token) => tableCalled(token, index) !== null);
  const [only, other] = named ? [] : index.tables.filter(({ id }) => hasAge(id, index));
  const whose = only === undefined || other !== undefined ? "" : `${only.table.label} `;
  return { words: `${whose}${range}`, tokens: end - at };
}

/** How many tokens say that the numbers before are ages: "years old", "year olds", "years of age". */
function oldAt(tokens: readonly Token[], at: number): number {
  const years = textAt(tokens, at) === "-" ? at + 1 : at;
  if (tokens[years]?.lemma !== "year") return 0;
  if (/^olds?$/.test(textAt(tokens, years + 1))) return years + 2 - at;
  const hyphened = textAt(tokens, years + 1) === "-" && /^olds?$/.test(textAt(tokens, years + 2));
  if (hyphened) return years + 3 - at;
  return textAt(tokens, years + 1) === "of" && textAt(tokens, years + 2) === "age" ? years + 3 - at : 0;
}

const young: ReadonlySet<string> = new Set("child kid baby infant toddler teenager minor adult".split(" "));

/** "Children under 10", "adults over 60", where the data knows of people only how old they are. */
function children(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, side, number, unit] = tokens.slice(at, at + 4);
  const sided = sides.has(side?.text ?? "") && number?.number != null && number.number <= oldest;
  if (noun === undefined || !sided || !young.has(noun.lemma) || isKnown(noun, index)) return null;
  const aged = index.tables.filter(({ id }) => hasAge(id, index));
  const old = oldAt(tokens, at + 3);
  const money = unit?.kind === "mark" && "%€$£".includes(unit.text);
  if (aged.length !== 1 || money) return null;
  return { words: `${aged[0]?.table.label} with age ${side?.text} ${number.text}`, tokens: 3 + old };
}

const isKnown = ({ text, lemma }: Token, { words, values }: ModelIndex): boolean =>
  [text, lemma].some(
    (word) => words.columnsByWord.has(word) || words.tablesByWord.has(word) || values.byKey.has(word),
  );

const sides: ReadonlySet<string> = new Set(["under", "over", "above", "below"]);
const oldest = 110;

/** A small number right behind people, or a verb of theirs, with no unit after it; of several ranges the ages in these bands. */
function under(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = being.has(textAt(tokens, at)) ? 1 : 0;
  const [side, number, next] = tokens.slice(at + verb, at + verb + 3);
  if (!sides.has(side?.text ?? "") || number?.number == null || number.number > oldest || number.number < 10)
    return null;
  const table = tableNamed(tokens[at - 1], index);
  if (table === null || !hasAge(table.id, index)) return null;
  const bands = bandsAt(tokens, at + verb).find((found) => found.bands.kind === "ranges");
  if (bands?.bands.kind === "ranges" && bands.bands.unit === undefined && bands.end > at + verb + 2)
    return { words: `by age : ${side?.text}`, tokens: verb + 1 };
  const ends =
    next === undefined || (next.kind === "mark" && !"%€$£-".includes(next.text)) || followers.has(next.text);
  const having = verb > 0 ? "have" : "with";
  return ends ? { words: `${having} age ${side?.text} ${number.text}`, tokens: verb + 2 } : null;
}

const being: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);
const followers: ReadonlySet<string> = new Set(
  "by per in from who with that are is at and or have has for living split".split(" "),
);

/** Whether the rows of a table have an age or a birth date. */
const hasAge = (table: number, index: ModelIndex): boolean =>
  birthOf(index, table) !== null ||
  (index.tables[table]?.columns ?? []).some((id) => index.columns[id]?.words.includes("age") === true);

ages.needs = [...sides, ...joints];
