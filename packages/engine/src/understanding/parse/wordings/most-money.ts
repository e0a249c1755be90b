import type { ModelIndex } from "../../index/model-index.ts";
import { moneyCalled } from "../../index/money-called.ts";
import { isPersonal } from "../../index/persons.ts";
import { orderedValue } from "../../index/purchases.ts";
import { takesMoney } from "../../index/takes-money.ts";
import { tellsIncome } from "../../index/tells-income.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
]);
const money: ReadonlySet<string> = new Set(["money", "cash"]);
const relative: ReadonlySet<string> = new Set(["who", "that", "which"]);

/** What is lost, spent or owed is another figure. */
const goesOut = /^(?:los|cost|spen|wast|ow|pay|paid|sav)/;

/** "Staff who claimed the most money", "suppliers that got the least money", "genres that earn the least": ranked by what the rows come to, and not by how many there are. */
export function mostMoney(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const earnt = earnsMost(tokens, at, index);
  if (earnt !== null) return earnt;
  const start = relative.has(textAt(tokens, at)) ? at + 1 : at;
  const verb = tokens[start];
  const forUs = textAt(tokens, start + 1) === "us";
  const the = start + (forUs ? 2 : 1);
  const end = ends.get(textAt(tokens, the + 1));
  if (at === 0 || verb?.kind !== "word" || verb.text === "us" || end === undefined) return null;
  if (textAt(tokens, the) !== "the" || !money.has(textAt(tokens, the + 2))) return null;
  if ((!forUs && !/(?:ed|got|had|made|s)$/.test(verb.text)) || goesOut.test(verb.text)) return null;
  const figure = moneyOf(index);
  return figure === null ? null : { words: `with the ${end} total ${figure}`, tokens: the + 3 - at };
}

const earns = phrases(
  ..."earn,earns,earned,gross,grosses,grossed,bring in,brings in,brought in,take in,takes in,took in".split(
    ",",
  ),
);

/** "Which three genres earn the least": of what takes money in; whoever earns has wages, as does data that tells them. */
function earnsMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = relative.has(textAt(tokens, at)) ? at + 1 : at;
  const size = phraseAt(tokens, start, earns);
  const the = textAt(tokens, start + size) === "the" ? 1 : 0;
  const end = ends.get(textAt(tokens, start + size + the));
  const next = tokens[start + size + the + 1];
  if (at === 0 || size === 0 || end === undefined || (next?.kind === "word" && !closes.has(next.text)))
    return null;
  const whose = tableNamed(tokens[at - 1], index);
  const wages = whose === null ? tokens[at - 1]?.text === "who" : isPersonal(whose, index.columns);
  return wages || !takesMoney(index) || tellsIncome(index)
    ? null
    : { words: `with the ${end} total revenue`, tokens: start + size + the + 1 - at };
}

const closes: ReadonlySet<string> = new Set(
  "in on at for from during since this last per by overall and".split(" "),
);

/** What the data's money is called: what is bought where nothing is sold, revenue, or else the amount of its only facts. */
function moneyOf(index: ModelIndex): string | null {
  if (index.moneyTable !== null) return "revenue";
  if (index.purchases !== null) return orderedValue;
  const [only, other] = index.tables.filter(({ table }) => table.type === "fact");
  return only === undefined || other !== undefined ? null : moneyCalled(only, index);
}

mostMoney.needs = [...ends.keys()];
