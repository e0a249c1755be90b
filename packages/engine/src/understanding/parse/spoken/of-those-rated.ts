import { rowsOf } from "@parlance/contract";
import { figuresCalled } from "../../index/counterparts.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";

const having = /^(?:gave|gives?|given|got|left|leave|has|have|had|with|received|submitted|filled)$/;
const idle: ReadonlySet<string> = new Set("who that which us in out a an any the their".split(" "));
const giving: ReadonlySet<string> = new Set(
  "gave give gives got get left rated scored were was are is had have has us it a an with who that".split(
    " ",
  ),
);
const meaning: ReadonlySet<string> = new Set(["i", "e", "ie", "meaning", ","]);

const bounds = /^(?:below|under|above|over|beyond|at|less|more|higher|lower)$/;

type Share = { whole: readonly Token[]; part: readonly Token[] };

/**
 * "Of everybody who gave a score, how many percent gave a 9 or a 10": of the rows whose score is known those that have such a one. Null where
 * the whole is not told by a number that rows have, or the part not by its values alone.
 */
export function ofThoseRated({ whole, part }: Share, index: ModelIndex): Share | null {
  const amounts = ofThoseAmounts({ whole, part }, index);
  if (amounts !== null) return amounts;
  const verb = whole.findIndex(({ text }) => having.test(text));
  const from = verb > 0 && idle.has(textAt(whole, verb - 1)) ? verb - 1 : verb;
  const said = verb < 0 ? [] : whole.slice(verb + 1).filter(({ text }) => !idle.has(text));
  const [figure, other] = figuresCalled(said, index);
  const at = part.findIndex(({ kind }) => kind === "number");
  const before = part.slice(0, Math.max(0, at));
  const explained = before.findIndex(({ text }) => meaning.has(text));
  const plain = before.slice(0, explained < 0 ? before.length : 0).every(({ text }) => giving.has(text));
  if (figure === undefined || other !== undefined || at < 0 || !plain) return null;
  const values = part.slice(at).filter(({ text }) => text !== "a" && text !== "an");
  const label = labelSaid(figure);
  return {
    whole: [...whole.slice(0, from), ...wordsFor(`with a known ${label}`, whole.slice(from))],
    part: [...wordsFor(`have a ${label} of`, before.length > 0 ? before : part.slice(0, 1)), ...values],
  };
}

/** "Of the offers we received, the proportion below asking": of the rows that have such an amount. */
function ofThoseAmounts({ whole, part }: Share, index: ModelIndex): Share | null {
  const [noun] = whole;
  const at = /^(?:is|are|was|were|went|came)$/.test(textAt(part, 0)) ? 1 : 0;
  if (noun === undefined || noun.text === noun.lemma || !bounds.test(textAt(part, at))) return null;
  if (part.some(({ kind }) => kind === "number")) return null;
  const [figure, other] = index.words.tablesByWord.has(noun.lemma) ? [] : figuresCalled([noun], index);
  const isSome = (figure?.column.profile?.nulls ?? 0) > 0;
  if (figure === undefined || other !== undefined || !isSome) return null;
  const rows = index.tables[figure.table]?.table.label;
  if (rows === undefined) return null;
  const label = labelSaid(figure);
  return {
    whole: wordsFor(`${rowsOf(rows.toLowerCase())} with a known ${label}`, whole),
    part: [...wordsFor(`have a ${label}`, part.slice(0, Math.max(1, at))), ...part.slice(at)],
  };
}
