import { numberScale, numberWord } from "../lexicon/numbers.ts";
import { isMoneyUnit, isUnit, millionsOrMetres, moneyUnit, percents, percentUnit } from "../lexicon/units.ts";
import type { Token } from "../text/tokenize.ts";
import type { Item } from "./item.ts";

type NumberItem = Extract<Item, { kind: "number" }>;

/** A number by itself and with the unit after it. Days, which are also asked for by themselves, are its unit in any case. */
export function numberItems(tokens: readonly Token[], at: number): NumberItem[] {
  const number = numberItem(tokens, at);
  if (number === null) return [];
  const unit = tokens[number.end]?.text ?? "";
  if (percents.has(unit)) return [{ ...number, end: number.end + 1, unit: percentUnit }];
  if (isMoneyUnit(unit)) return [{ ...number, end: number.end + 1, unit: moneyUnit }];
  if (isMoneyUnit(tokens[at - 1]?.text ?? "")) return [{ ...number, unit: moneyUnit }];
  if (!isUnit(unit) || (ranking.has(tokens[at - 1]?.text ?? "") && times.test(unit))) return [number];
  return [/^days?$/.test(unit) ? { ...number, unit } : number, { ...number, end: number.end + 1, unit }];
}

/** "Top 5 days": five of them, and no length. */
const ranking: ReadonlySet<string> = new Set(["top", "bottom"]);
const times = /^(?:hour|day|week|month|year)s$/;

function numberItem(tokens: readonly Token[], at: number): NumberItem | null {
  const token = tokens[at];
  if (token === undefined || isPronoun(tokens, at)) return null;
  const plain =
    token.kind === "number" ? inThousands(token) : token.kind === "word" ? numberWord(token.text) : null;
  const glued = /^(\d+(?:\.\d+)?)(k|m|mn|bn)$/.exec(token.text);
  const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(token.text);
  const said = plain ?? (ordinal === null ? null : Number(ordinal[1]));
  const value = said ?? (glued === null ? null : Number(glued[1]) * (numberScale(glued[2] ?? "") ?? 1));
  if (value === null) return null;
  const scale = token.kind === "number" ? numberScale(tokens[at + 1]?.text ?? "") : null;
  const minus = isSign(tokens, at - 1);
  return {
    kind: "number",
    start: at,
    end: at + (scale === null ? 1 : 2),
    value: (minus ? -1 : 1) * value * (scale ?? sharedScale(tokens, at, value) ?? 1),
    unit: glued?.[2] === "m" ? millionsOrMetres : null,
  };
}

/** "300.000": thousands parted by a dot, as nobody writes a number without a fraction. */
const inThousands = ({ raw, number }: Token): number | null =>
  /^[1-9]\d{0,2}\.000$/.test(raw) && number !== null ? number * 1000 : number;

/** "for the one with the highest price", "the highest one that …", "what each one costs": a thing, no number. */
const isPronoun = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "one" &&
  (/^(?:each|every)$/.test(tokens[at - 1]?.text ?? "") ||
    (/^(?:the|which|\w+est)$/.test(tokens[at - 1]?.text ?? "") &&
      ["with", "that", "which", "who", "whose", "having"].includes(tokens[at + 1]?.text ?? "")));

/** "between 50 and 100 million", "10-50 million": both are millions. */
function sharedScale(tokens: readonly Token[], at: number, value: number): number | null {
  const [before, joint, high, scale] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const ranged =
    (before?.text === "between" && joint?.text === "and") || ["to", "-", "–"].includes(joint?.text ?? "");
  return ranged && high?.kind === "number" && value < (high.number ?? 0)
    ? numberScale(scale?.text ?? "")
    : null;
}

/** A minus tied to the number after it and apart from what stands before; what is written out has one place. */
function isSign(tokens: readonly Token[], at: number): boolean {
  const [before, sign, number] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (sign?.text !== "-" || number === undefined) return false;
  if (number.start === sign.start) return before?.kind === "word";
  return number.start === sign.end && (before === undefined || before.end < sign.start);
}
