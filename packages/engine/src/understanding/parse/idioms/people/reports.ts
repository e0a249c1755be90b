import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import { belowAt } from "../../links/find-below-links.ts";
import type { Written } from "../written.ts";
import { peopleNouns } from "./people.ts";

/**
 * "employees who report to Ann", "managed by Ann", "who does Bo report to?", "courses that have Optics as a prerequisite", "who manage
 * nobody": where rows refer to others of their table, what they are to each other is said by that reference.
 */
export function reports(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return (
    upwards(tokens, at, index) ??
    doneBy(tokens, at, index) ??
    havingAs(tokens, at, index) ??
    ranked(tokens, at, index) ??
    downwards(tokens, at, index)
  );
}

const asking = phrases("who they report to", "whom they report to", "who they are managed by");

function upwards(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [verb, preposition, next] = tokens.slice(at, at + 3);
  const text = verb?.text ?? "";
  const whom = phraseAt(tokens, at, asking);
  const said =
    (/^report(?:s|ed|ing)?$/.test(text) && preposition?.text === "to") ||
    (/^(?:managed|supervised|led)$/.test(text) && preposition?.text === "by") ||
    (/^work(?:s|ing)?$/.test(text) && preposition?.text === "under");
  const role = said || whom > 0 ? superior(index) : null;
  if (role === null) return null;
  if (whom > 0) return { words: `their ${role}`, tokens: whom };
  if (next === undefined || next.kind === "mark") return { words: role, tokens: 2 };
  if (["them", "him", "her"].includes(next.text)) return null;
  const title = [3, 2, 1].map((size) => valueKey(rawOf(tokens.slice(at + 3, at + 3 + size))));
  const titled = ["the", "a"].includes(next.text) && title.some((key) => index.values.byKey.has(key));
  if (["each", "every", "the", "a", "which", "whom"].includes(next.text) && !titled)
    return { words: "for", tokens: 2 };
  const counted = textAt(tokens, at - 1) === "many" ? `${superiorTable(index)} ` : "";
  const relative = ["who", "that", "which"].includes(tokens[at - 1]?.text ?? "");
  return { words: `${counted}${relative ? "have" : "whose"} ${role} is`, tokens: titled ? 3 : 2 };
}

/** What the reference of a table of people to itself calls the row above: "manager". */
const superior = ({ own, words }: ModelIndex): string | null =>
  own.flatMap(({ leads, names, column }) =>
    leads ? names.filter((name) => isCalled(name, column, words)) : [],
  )[0] ?? null;

/** What those are called who refer to the row above. */
const superiorTable = ({ own, tables }: ModelIndex): string =>
  tables[own.find(({ leads }) => leads)?.table ?? -1]?.table.label ?? "";

const isCalled = (name: string, id: number, { phrases: known }: ModelIndex["words"]): boolean =>
  known.get(name.replaceAll(" ", ""))?.some((each) => each.kind === "column" && each.id === id) === true;

/** "Who is mentored by Ann" where rows refer to their mentor. */
function doneBy(tokens: readonly Token[], at: number, { own, words }: ModelIndex): Written | null {
  const start = at + (["is", "are", "was", "were"].includes(textAt(tokens, at)) ? 1 : 0);
  if (textAt(tokens, start + 1) !== "by" || tokens[start + 2] === undefined) return null;
  const verb = textAt(tokens, start);
  for (const { names, column } of own) {
    const name = names.find((each) => verb === `${each}ed` || verb === `${each}d`);
    if (name !== undefined && isCalled(name, column, words))
      return { words: `whose ${name} is`, tokens: start + 2 - at };
  }
  return null;
}

const longestName = 5;

/** "Have Optics as a prerequisite", "with Ann as their manager": the reference is that row. */
function havingAs(tokens: readonly Token[], at: number, { own, words }: ModelIndex): Written | null {
  if (!["have", "has", "with"].includes(textAt(tokens, at))) return null;
  const as = tokens.findIndex(
    ({ text }, place) => place > at + 1 && place <= at + longestName && text === "as",
  );
  const article = ["a", "an", "the", "their", "its"].includes(textAt(tokens, as + 1)) ? 1 : 0;
  const lemma = tokens[as + article + 1]?.lemma ?? "";
  if (as < 0 || !own.some(({ names, column }) => names.includes(lemma) && isCalled(lemma, column, words)))
    return null;
  const value = rawOf(tokens.slice(at + 1, as));
  return { words: `whose ${lemma} is ${value}`, tokens: as + article + 2 - at };
}

const having = phrases(
  ...["with", "has", "have", "having", "who has", "who have", "that has", "that have", "had"].flatMap(
    (verb) => ["the most", "most", "the fewest", "fewest"].map((end) => `${verb} ${end}`),
  ),
);
const byNumber = phrases("by number of", "by the number of", "ranked by number of");

/** "Managers with the most direct reports", "top 3 supervisors by number of subordinates": by those whom rows refer to as above them. */
function ranked(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const role = superior(index);
  const asked = ["which", "what"].includes(textAt(tokens, at)) ? 1 : 0;
  const size = tokens[at + asked]?.number ?? null;
  const who = tokens[at + asked + (size === null ? 0 : 1)];
  const start = at + asked + (size === null ? 1 : 2);
  if (role === null || who === undefined || !mayLead(who, index)) return null;
  const most = phraseAt(tokens, start, having);
  const counted = most + phraseAt(tokens, start, byNumber);
  const below = counted === 0 ? 0 : belowAt(tokens, start + counted);
  if (below === 0) return null;
  const end = textAt(tokens, start + most - 1) === "fewest" ? "fewest" : "most";
  const top = size === null || textAt(tokens, at - 1) === "top" ? `${size ?? ""}` : `top ${size}`;
  const said = most > 0 && size === null ? `the ${end}` : `${top} by number of`;
  return { words: `${said.trim()} direct reports per ${role}`, tokens: start + counted + below - at };
}

/** Who may stand above others: "who", a manager, those who work here. */
const mayLead = (token: Token, { own, tables }: ModelIndex): boolean =>
  token.text === "who" ||
  peopleNouns.has(token.text) ||
  own.some(
    ({ leads, names, table }) =>
      leads && (names.includes(token.lemma) || tables[table]?.words.at(-1) === token.lemma),
  );

const leading: ReadonlySet<string> = new Set(
  "manage manages managing supervise supervises supervising lead leads leading".split(" "),
);
const nobody = phrases("nobody", "no one", "noone", "no people", "no employees", "no staff", "none");
const anybody = phrases("anybody", "anyone", "any one", "any people", "any employees", "any staff");

/** "Who manage nobody", "do not supervise anyone": those without rows that refer to them. */
function downwards(tokens: readonly Token[], at: number, { own }: ModelIndex): Written | null {
  if (!own.some(({ leads }) => leads)) return null;
  const not = textAt(tokens, at) === "not" ? 1 : 0;
  if (!leading.has(textAt(tokens, at + not))) return null;
  const size = phraseAt(tokens, at + not + 1, not === 1 ? anybody : nobody);
  return size === 0 ? null : { words: "without direct reports", tokens: not + 1 + size };
}
