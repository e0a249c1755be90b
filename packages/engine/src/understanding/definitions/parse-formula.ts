import type { ArithmeticOperator } from "@parlance/contract";

/** A formula in words: numbers and phrases joined by operators; `gloss` is what stands in brackets behind a phrase. */
export type FormulaTree =
  | { kind: "number"; value: number }
  | { kind: "phrase"; text: string; gloss: string | null }
  | { kind: "operation"; operator: ArithmeticOperator; left: FormulaTree; right: FormulaTree };

type Piece = { kind: "operator"; operator: ArithmeticOperator } | { kind: "open" | "close" } | Word;
type Word = { kind: "word"; text: string };

const deepest = 12;

/**
 * Reads "(revenue - cost) / revenue * 100" or "orders divided by customers" with the usual precedence. Null where the text
 * has no operator or is no formula. A hyphen between letters and a slash within a word are no operators.
 */
export function parseFormula(text: string): FormulaTree | null {
  const pieces = cut(text);
  if (!pieces.some(({ kind }) => kind === "operator")) return null;
  const reader = { pieces, at: 0 };
  const tree = readSum(reader, 0);
  return tree !== null && reader.at === pieces.length && tree.kind === "operation" ? tree : null;
}

type Reader = { pieces: readonly Piece[]; at: number };

function readSum(reader: Reader, depth: number): FormulaTree | null {
  return readChain(reader, ["+", "-"], () => readChain(reader, ["*", "/"], () => readOne(reader, depth)));
}

function readChain(
  reader: Reader,
  operators: readonly ArithmeticOperator[],
  next: () => FormulaTree | null,
): FormulaTree | null {
  let left = next();
  while (left !== null) {
    const piece = reader.pieces[reader.at];
    if (piece?.kind !== "operator" || !operators.includes(piece.operator)) return left;
    reader.at += 1;
    const right = next();
    left = right === null ? null : { kind: "operation", operator: piece.operator, left, right };
  }
  return null;
}

function readOne(reader: Reader, depth: number): FormulaTree | null {
  const piece = reader.pieces[reader.at];
  if (piece === undefined || depth > deepest) return null;
  if (piece.kind === "open") {
    reader.at += 1;
    const inner = readSum(reader, depth + 1);
    if (reader.pieces[reader.at]?.kind !== "close") return null;
    reader.at += 1;
    return inner;
  }
  if (piece.kind !== "word") return null;
  const text = words(reader);
  if (/^\d[\d,]*(?:\.\d+)?%?$/.test(text))
    return { kind: "number", value: Number(text.replaceAll(/[,%]/g, "")) / (text.endsWith("%") ? 100 : 1) };
  return { kind: "phrase", text, gloss: gloss(reader) };
}

function words(reader: Reader): string {
  const read: string[] = [];
  for (let piece = reader.pieces[reader.at]; piece?.kind === "word"; piece = reader.pieces[reader.at]) {
    read.push(piece.text);
    reader.at += 1;
  }
  return read.join(" ");
}

/** The bracket behind a phrase. */
function gloss(reader: Reader): string | null {
  if (reader.pieces[reader.at]?.kind !== "open") return null;
  const end = reader.pieces.findIndex(({ kind }, at) => kind === "close" && at > reader.at);
  if (end < 0) return null;
  const inner = reader.pieces.slice(reader.at + 1, end);
  reader.at = end + 1;
  return inner
    .map((piece) => (piece.kind === "word" ? piece.text : piece.kind === "operator" ? piece.operator : ""))
    .join(" ");
}

const spelled: readonly [RegExp, string][] = [
  [/\bdivided by\b/gi, " / "],
  [/\bmultiplied by\b|\btimes\b|[×·]/gi, " * "],
  [/(?<=[\p{L}\d)"])\s+x\s+(?=[\p{L}\d("])/giu, " * "],
  [/÷/g, " / "],
  [/\bminus\b|[−–]/gi, " - "],
  [/\bplus\b/gi, " + "],
  [/(?<=[\p{L}\d)%"])\s*\/\s*(?=[\p{L}\d("])/gu, " / "],
  [/(?<=[\p{L}\d)%"])\s*\*\s*(?=[\p{L}\d("])/gu, " * "],
  [/[()]/g, " $& "],
];

function cut(text: string): Piece[] {
  const spaced = spelled.reduce((whole, [pattern, sign]) => whole.replaceAll(pattern, sign), text);
  return spaced
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word): Piece => {
      switch (word) {
        case "+":
        case "-":
        case "*":
        case "/":
          return { kind: "operator", operator: word };
        case "(":
          return { kind: "open" };
        case ")":
          return { kind: "close" };
        default:
          return { kind: "word", text: word };
      }
    });
}
