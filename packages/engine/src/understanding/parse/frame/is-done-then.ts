import { isDone } from "../../lexicon/deed-forms.ts";
import { moneyUnit } from "../../lexicon/units.ts";
import { peek, type Reader } from "./reader.ts";

/**
 * "Invoices above 200 dollars issued in 2025", "orders over 500 shipped in May": what stands at a place behind the number says when, and is not what there
 * are so many of. An amount of money is no number of rows in any case.
 */
export function isDoneThen(reader: Reader, place: number): boolean {
  const [number, deed, when] = [-1, 0, 1].map((step) => peek(reader, place + step));
  if (deed?.kind !== "column" && deed?.kind !== "table" && deed?.kind !== "value") return false;
  const kind = deed.kind === "column" ? deed.options[0]?.kind : null;
  if (number?.kind === "number" && number.unit === moneyUnit) return kind !== "number";
  const word = deed.end === deed.start + 1 ? reader.tokens[deed.start]?.text : undefined;
  return (
    when?.kind === "period" && word !== undefined && (kind === "time" || isDone(word) || irregular.has(word))
  );
}

const irregular: ReadonlySet<string> = new Set("made paid sent sold bought".split(" "));
