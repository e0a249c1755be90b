import type { GlossaryTerm } from "@parlance/contract";
import { isToldIn } from "../lexicon/units.ts";
import { type ColumnEntry, holdsFigure, type TableEntry } from "./entries.ts";
import { freeTerm, labelApart } from "./free-term.ts";
import type { SchemaWords } from "./schema-words.ts";
import { unitWords } from "./unit-words.ts";

const list = (words: string): readonly string[] => words.split("|");

/** What of a load is weighed with and without what it is in. */
const netNames = list("net weight|net kg|net kilos|net load|load size|load weight");
const tonneNames = list("net tonnes|net tonnage|net tons|tonnage|tonnes|tons");
/** How long someone dealt with a call. */
const handleNames = list("handle time|handling time");
const handleMinutes = list("handle time in minutes|handling time in minutes|handle minutes|handling minutes");
/** What a call is made up of for whom takes it. */
const handled = ["talk", "hold", "wrap"] as const;

/**
 * Figures that everyone knows as made of others that rows tell: "net weight" where they tell gross and tare, "handle time" where they tell how
 * long was talked and held. Terms with a formula; what the data names itself is left to it.
 */
export function partsOfFigures(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  words: SchemaWords,
): GlossaryTerm[] {
  const figures = columns.filter(holdsFigure);
  const said = (entry: ColumnEntry): string => labelApart(entry, tables, words);
  return tables.flatMap((table) => {
    const called = (word: string): ColumnEntry[] =>
      figures.filter((entry) => entry.table === table.id && entry.words.includes(word));
    const [gross, otherGross] = called("gross");
    const [tare, otherTare] = called("tare");
    const isNet = gross !== undefined && tare !== undefined && (otherGross ?? otherTare) === undefined;
    const [talk, ...rest] = handled.flatMap((word) => called(word));
    const inSeconds = [talk, ...rest].every(
      (each) => each !== undefined && isToldIn("second", unitWords(each)),
    );
    const isHandled = talk?.words.includes("talk") === true && rest.length > 0;
    const handle = isHandled ? [talk, ...rest].map(said).join(" + ") : null;
    const net = isNet ? `${said(gross)} - ${said(tare)}` : null;
    const inKilos = gross !== undefined && isToldIn("kg", unitWords(gross));
    return [
      net === null ? null : freeTerm(netNames, net, words),
      net === null || !inKilos ? null : freeTerm(tonneNames, `(${net}) / 1000`, words),
      handle === null ? null : freeTerm(handleNames, handle, words),
      handle === null || !inSeconds ? null : freeTerm(handleMinutes, `(${handle}) / 60`, words),
    ].filter((each) => each !== null);
  });
}
