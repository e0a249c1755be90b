import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const helpers = words("did do does have has had");
const deeds = words(
  "get got make made earn earned pay paid spend spent receive received give given collect collected take taken bring brought lose lost save saved",
);
const joints = words("in as on for through from");
const pronouns = words("we they you i people");
const longest = 4;

/**
 * "How much did riders pay in tolls", "how much did we spend on fuel": what the number that is named behind adds up to. All who may do
 * so do it; one of them who is named stays.
 */
export function paidIn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "much") return null;
  const start = textAt(tokens, at + 2) === "money" ? at + 3 : at + 2;
  if (!helpers.has(textAt(tokens, start))) return null;
  const deed = tokens.findIndex(
    ({ text }, place) => place > start + 1 && place <= start + 1 + longest && deeds.has(text),
  );
  if (deed < 0 || !joints.has(textAt(tokens, deed + 1))) return null;
  const figure = figureAt(tokens, deed + 2, index);
  if (figure === null) return null;
  const [who, other] = tokens.slice(start + 1, deed);
  const all = who !== undefined && other === undefined && (pronouns.has(who.text) || isEveryone(who));
  const named = all ? [] : tokens.slice(start + 1, deed).map(({ raw }) => raw);
  const rest = named.length === 0 ? "" : ` of ${named.join(" ")}`;
  return { words: `total ${figure.entry.column.label}${rest}`, tokens: figure.end - at };
}

/** "Riders": all of them. */
const isEveryone = ({ text, lemma, kind }: Token): boolean =>
  kind === "word" && text !== lemma && text.endsWith("s");

/** How a figure's name ends where only what it is paid for is said. */
const endings = ["amount", "fee", "cost", "charge"];

/** The one number that up to three words name, "reserve" a "reserve amount", "shipping" a "shipping fee", where no table is called so, and where they end. */
export function figureAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  for (let end = at + 3; end > at; end -= 1) {
    const key = tokens
      .slice(at, end)
      .map(({ lemma }) => lemma)
      .join("");
    const [only, other] = (
      index.words.phrases.get(key) ??
      endings
        .map((ending) => index.words.phrases.get(`${key}${ending}`))
        .find((named) => named !== undefined) ??
      []
    ).flatMap(({ kind, id }) =>
      kind === "column" && index.columns[id]?.column.role === "measure" ? (index.columns[id] ?? []) : [],
    );
    const isTable = end === at + 1 && tableCalled(tokens[at], index) !== null;
    if (end <= tokens.length && only !== undefined && other === undefined && !isTable)
      return { entry: only, end };
  }
  return null;
}

paidIn.needs = ["much"];
