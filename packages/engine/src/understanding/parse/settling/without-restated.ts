import { partWords } from "../../lexicon/share-words.ts";
import type { Token } from "../../text/tokenize.ts";
import { restartAt } from "../frame/restart.ts";

/**
 * "… what percentage of orders are late for each depot? Return the depot name and the percentage.", "the difference between …? Return the
 * depot and the difference.": a sentence that says again what was asked for, in a word that names nothing by itself, or how many there are. What it says again is left
 * out, and the rest of the sentence is shown beside what was asked.
 */
export function withoutRestated(tokens: readonly Token[]): readonly Token[] {
  const at = restartAt(tokens);
  const command = at === null ? undefined : tokens[at];
  if (at === null || command === undefined || tokens[at - 1]?.text === ":") return tokens;
  const asked = tokens.slice(0, at);
  const elements = elementsOf(tokens.slice(at + 1));
  const counted = elements.filter((each) => countsAgain(each, asked));
  const others = elements.filter((each) => !counted.includes(each));
  if (counted.length > 0 && others.every((each) => isGroup(each, asked))) return asked;
  const further = elements.filter((each) => !saysAgain(each, asked));
  if (further.length === elements.length) return tokens;
  const shown = further.filter((each) => !isGroup(each, asked));
  const also = { ...command, text: "also", lemma: "also", raw: "Also" };
  const joined = shown.flatMap((each, place) => (place === 0 ? each : [comma(each), ...each]));
  return shown.length === 0 ? asked : [...asked, also, command, ...joined];
}

const comma = ([next]: readonly Token[]): Token => {
  const place = next?.start ?? 0;
  return { text: ",", lemma: ",", raw: ",", kind: "mark", number: null, start: place, end: place };
};

/** Names between commas and conjunctions, without the small words before them. */
function elementsOf(tokens: readonly Token[]): Token[][] {
  const elements: Token[][] = [[]];
  for (const token of tokens) {
    if ([",", "and", ";", "?"].includes(token.text)) elements.push([]);
    else if (elements.at(-1)?.length !== 0 || !small.has(token.text)) elements.at(-1)?.push(token);
  }
  return elements.filter(({ length }) => length > 0);
}

const small: ReadonlySet<string> = new Set(
  "the a their its his her this that corresponding respective resulting".split(" "),
);

/** "Percentage", "the share in percent", "the difference": a word for how two figures stand to each other that the question has said. */
function saysAgain([head, ...rest]: readonly Token[], asked: readonly Token[]): boolean {
  if (head === undefined || !rest.every(({ text }) => units.has(text))) return false;
  const words = [shares, ratios, differences].find((each) => each.has(head.lemma));
  return words !== undefined && asked.some(({ text, lemma }) => words.has(lemma) || words.has(text));
}

/** "The number", "the number of students" of a question of how many students there are. */
const countsAgain = ([head, ...rest]: readonly Token[], asked: readonly Token[]): boolean =>
  counts.has(head?.lemma ?? "") &&
  asked.some(({ text }, at) => text === "how" && asked[at + 1]?.text === "many") &&
  rest.every(({ text, lemma }) => ["of", "the"].includes(text) || asked.some((said) => said.lemma === lemma));

const counts: ReadonlySet<string> = new Set(["number", "count"]);
const units: ReadonlySet<string> = new Set("in percent percentage % value".split(" "));
const shares: ReadonlySet<string> = new Set([...partWords, "percent", "%"]);
const ratios: ReadonlySet<string> = new Set(["ratio"]);
const differences: ReadonlySet<string> = new Set(["difference"]);

/** "Depot", "depot name", "name": what the figures are given for. */
function isGroup(element: readonly Token[], asked: readonly Token[]): boolean {
  const [name] = element.slice(-1).filter(({ lemma }) => lemma === "name");
  const noun = name === undefined ? element : element.slice(0, -1);
  return asked.some(
    ({ text }, at) =>
      each.has(text) && noun.every(({ lemma }, next) => asked[at + 1 + next]?.lemma === lemma),
  );
}

const each: ReadonlySet<string> = new Set("each every per by".split(" "));
