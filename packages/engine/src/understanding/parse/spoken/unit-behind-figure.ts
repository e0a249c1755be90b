import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { unitWords } from "../../index/unit-words.ts";
import { isToldIn, ownUnitsIn } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { matchWord } from "../links/match-word.ts";
import { wordsFor } from "../links/words-for.ts";
import { timeUnits, unitAt } from "../unit-said.ts";

/** "CO2 of 2024 by country, in tonnes": behind the figure that is to be told in it, from wherever the unit was said. */
export function unitBehindFigure(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  const at = tokens.findIndex(({ text }, place) => text === "in" && unitAt(tokens, place + 1) !== null);
  const unit = at < 2 ? null : unitAt(tokens, at + 1)?.toLowerCase();
  const next = tokens[at + 2];
  const ends = next === undefined || next.kind === "mark" || joints.has(next.text);
  if (unit == null || !ends) return tokens;
  const figure = tokens.slice(0, at).findLastIndex((token) => isFigureIn(token, unit, index));
  const last = lastOf(tokens, figure, index);
  if (figure < 0 || last === at - 1) return tokens;
  const comma = textAt(tokens, at - 1) === "," ? at - 1 : at;
  const name = tokens.slice(figure, last + 1);
  return [
    ...tokens.slice(0, figure),
    ...wordsFor(`${rawOf(name)} in ${tokens[at + 1]?.raw}`, name),
    ...tokens.slice(last + 1, comma),
    ...tokens.slice(at + 2),
  ];
}

const joints: ReadonlySet<string> = new Set(
  "by per for each in during since last this from of with and".split(" "),
);

/** Whether a word names a figure that is told in this unit or in one that is converted to it; "length", of a column of milliseconds. */
function isFigureIn(token: Token, unit: string, index: ModelIndex): boolean {
  const lasts = lasting.has(token.text) && timeUnits.has(unit);
  const figures = lasts
    ? index.columns.filter(({ column }) => column.role === "measure")
    : named(token, index);
  return figures.some(
    (entry) => isToldIn(unit, unitWords(entry)) || ownUnitsIn(unit, unitWords(entry)) !== null,
  );
}

/** The end of the figure's name that begins there: "floor area" where both words are its own. */
function lastOf(tokens: readonly Token[], from: number, index: ModelIndex): number {
  const next = tokens[from + 1];
  if (tokens[from]?.text === "time" && spent.has(next?.text ?? "")) return from + 1;
  if (lasting.has(next?.text ?? "")) return from + 1;
  const own = tokens[from] === undefined ? [] : named(tokens[from], index);
  return next !== undefined && named(next, index).some((entry) => own.includes(entry))
    ? lastOf(tokens, from + 1, index)
    : from;
}

/** "Relay time", which is what the figure is of. */
const lasting: ReadonlySet<string> = new Set(["time", "times", "duration", "length"]);
/** "Time spent". */
const spent: ReadonlySet<string> = new Set(["spent", "taken", "worked", "needed", "used"]);

const named = (token: Token, index: ModelIndex): ColumnEntry[] =>
  token.kind !== "word" || token.text.length < 2
    ? []
    : matchWord(token, index)
        .filter(({ evidence }) => evidence !== "typo" && evidence !== "partial")
        .flatMap(({ word }) => index.words.columnsByWord.get(word) ?? [])
        .flatMap((id) => index.columns[id] ?? [])
        .filter(({ column }) => column.role === "measure");
