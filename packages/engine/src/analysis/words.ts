import type { Segment, Unit } from "@parlance/contract";

/** Words without a number, a number out of cells, a name of the model, question or data. */
export const text = (words: string): Segment => ({ kind: "text", text: words });
export const name = (words: string): Segment => ({ kind: "name", text: words });

/** How a number came from its cells. */
export type Derivation = Extract<Segment, { kind: "cell" }>["derivation"];

/** A number as said in a sentence, with the [row, column] cells that it comes from. */
export const number = (words: string, cells: [number, number][], derivation: Derivation): Segment => ({
  kind: "cell",
  text: words,
  cells,
  derivation,
});

/** A number in its unit, rounded to four digits: "$1,235", "12.5 %" (a ratio of 0 to 1 times 100), "3 days". */
export function figureText(value: number, unit: Unit): string {
  const options: Intl.NumberFormatOptions = { maximumSignificantDigits: 4 };
  const plain = value.toLocaleString("en-US", options);
  switch (unit.kind) {
    case "currency":
      if (unit.currency === null) return plain;
      return /^[A-Z]{3}$/.test(unit.currency)
        ? value.toLocaleString("en-US", { ...options, style: "currency", currency: unit.currency })
        : `${unit.currency}${plain}`;
    case "percent":
      return `${plain} %`;
    case "ratio":
      return percentText(value);
    case "duration":
      return unit.label === null ? plain : `${plain} ${unit.label}`;
    case "count":
    case "none":
      return plain;
  }
}

/** A share as percent, one decimal below ten: "62 %", "4.5 %". */
export function percentText(share: number): string {
  const percent = share * 100;
  return `${percent.toLocaleString("en-US", { maximumFractionDigits: Math.abs(percent) < 10 ? 1 : 0 })} %`;
}

/** A relative change with its sign: "+12 %", "−4.5 %". */
export const changeText = (change: number): string =>
  `${change < 0 ? "−" : "+"}${percentText(Math.abs(change))}`;
