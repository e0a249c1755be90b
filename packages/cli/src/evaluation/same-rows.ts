import type { Literal } from "@parlance/contract";

/** Most column assignments that are tried before two results count as different. */
const maximumTries = 2000;

/**
 * Whether a prediction's rows are the gold rows: as a multiset (as a list where `ordered`), numbers to six significant
 * digits, under some choice of the prediction's columns in some order. `strict` also wants as many columns.
 */
export function sameRows(
  gold: Literal[][],
  predicted: Literal[][],
  { ordered, strict }: { ordered: boolean; strict: boolean },
): boolean {
  if (gold.length !== predicted.length) return false;
  if (gold.length === 0) return true;
  const [g, p] = [gold.map((row) => row.map(comparable)), predicted.map((row) => row.map(comparable))];
  const [goldWidth, width] = [g[0]?.length ?? 0, p[0]?.length ?? 0];
  if (goldWidth > width || (strict && goldWidth !== width)) return false;
  const bags = Array.from({ length: width }, (_, column) => bagOf(p.map((row) => row[column] ?? "")));
  const options = Array.from({ length: goldWidth }, (_, column) => {
    const bag = bagOf(g.map((row) => row[column] ?? ""));
    return bags.flatMap((other, index) => (other === bag ? [index] : []));
  });
  const wanted = joined(g, ordered);
  let tries = 0;
  for (const pick of picks(options)) {
    if (++tries > maximumTries) return false;
    if (
      joined(
        p.map((row) => pick.map((column) => row[column] ?? "")),
        ordered,
      ) === wanted
    )
      return true;
  }
  return false;
}

const bagOf = (values: string[]): string => values.toSorted().join("\u0001");

function joined(rows: string[][], ordered: boolean): string {
  const all = rows.map((row) => row.join("\u0001"));
  return (ordered ? all : all.toSorted()).join("\u0002");
}

/** Each choice of one option a position, none twice. */
function* picks(options: number[][], chosen: number[] = []): Generator<number[]> {
  const next = options[chosen.length];
  if (next === undefined) {
    yield chosen;
    return;
  }
  for (const option of next) if (!chosen.includes(option)) yield* picks(options, [...chosen, option]);
}

/** A cell so that equal values have equal texts: numbers to six digits, dates with or without a midnight. */
function comparable(value: Literal): string {
  if (value === null) return "∅";
  if (typeof value === "boolean") return number(Number(value));
  if (typeof value === "number") return number(value);
  const text = value.trim();
  if (text === "") return "∅";
  if (/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return number(Number(text));
  if (/^(true|false)$/i.test(text)) return number(Number(text.toLowerCase() === "true"));
  const time = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(\.0+)?(Z|\+00(:00)?)?$/.exec(text);
  if (time === null) return `s${text}`;
  return time[2] === "00:00:00" ? `s${time[1]}` : `s${time[1]} ${time[2]}`;
}

const number = (value: number): string => `n${value === 0 ? 0 : Number(value.toPrecision(6))}`;
