import { capitalised, type Finding, named, type ResultTable, type Segment, words } from "@parlance/contract";
import { changeText, numberText } from "../table-series/number-text.ts";
import { changeColumns } from "./changes-table.ts";
import type { Part } from "./decompose.ts";
import type { Driver } from "./driver.ts";
import type { Drivers } from "./rank-drivers.ts";
import type { Changes } from "./read-changes.ts";
import { findReversals } from "./reversals.ts";
import { sliceName } from "./slice-name.ts";
import { findTurnover } from "./turnover.ts";

/** What the findings are about: the cube, what was found in it, and the table that their numbers point into. */
export type FoundChange = {
  changes: Changes;
  found: Drivers;
  table: ResultTable;
  rowOf: (number | null)[];
  whole: Part;
  label: string;
  /** The later and the earlier period, in words. */
  periods: { current: string; previous: string };
  /** Which way the question took it to have gone. */
  supposed?: "rise" | "fall" | undefined;
};

const most = { drivers: 3, offsets: 1, turnover: 2, reversals: 1 };

/** The change as a whole, its drivers and offsets or that there are none, reversals, new and vanished members. */
export function driverFindings(about: FoundChange): Finding[] {
  const { drivers, offsets } = about.found;
  return [
    wholeFinding(about),
    ...drivers.slice(0, most.drivers).flatMap((driver, index) => driverFinding(about, driver, index)),
    ...offsets
      .slice(0, most.offsets)
      .flatMap((one, index) => driverFinding(about, one, drivers.length + index)),
    ...(drivers.length === 0 ? [evenFinding(about)] : []),
    ...reversalFindings(about),
    ...turnoverFindings(about),
  ];
}

/** Beyond a hundredfold a change says more by itself than in per cent. */
const mostRelative = 100;

/** A number out of cells. */
const number = (
  said: string,
  cells: [number, number][],
  derivation: Extract<Segment, { kind: "cell" }>["derivation"],
): Segment => ({ kind: "cell", text: said, cells, derivation });

const cellsOf = (table: ResultTable, ...columns: number[]): [number, number][] =>
  table.rows.flatMap((_, row) => columns.map((column): [number, number] => [row, column]));

function wholeFinding({ table, whole, label, changes, periods, supposed }: FoundChange): Finding {
  const { change, prior, current } = changeColumns;
  const [before, after] = [whole.prior ?? 0, whole.current ?? 0];
  const unit = table.columns[change];
  const derivation = changes.ratio ? "statistic" : "sum";
  const relative: Segment[] =
    before > 0 && Math.abs(whole.change / before) < mostRelative
      ? [
          words(" ("),
          number(changeText(whole.change / before), cellsOf(table, prior, current), "change"),
          words(")"),
        ]
      : [];
  const isSpan = periods.current.includes(" to ");
  const between = [
    words(isSpan ? " from " : " in "),
    named(periods.current),
    words(isSpan ? ", compared with the time from " : ", compared with "),
    named(periods.previous),
  ];
  const moved: Segment[] =
    whole.change === 0
      ? [words(" did not change as a whole"), ...between]
      : [
          words(whole.change > 0 ? " rose by " : " fell by "),
          number(numberText(Math.abs(whole.change), unit), cellsOf(table, change), "sum"),
          ...relative,
          ...between,
          words(": from "),
          number(numberText(before, unit), cellsOf(table, prior), derivation),
          words(" to "),
          number(numberText(after, unit), cellsOf(table, current), derivation),
        ];
  return {
    kind: "change",
    sentence: [named(capitalised(label)), ...corrected(whole.change, supposed), ...moved, words(".")],
    weight: 0.95,
    evidence: {
      method: changes.ratio
        ? "Exact decomposition into rate and mix, weights of both periods"
        : "Exact decomposition: segments' changes add up to the change",
      figures: [
        { name: "before", value: before },
        { name: "after", value: after },
        { name: "change", value: whole.change },
        { name: "segments", value: table.rowCount },
      ],
    },
  };
}

/** What a question took for granted, where it was otherwise. */
function corrected(change: number, supposed: "rise" | "fall" | undefined): Segment[] {
  const asSupposed = supposed === "rise" ? change > 0 : change < 0;
  return supposed === undefined || asSupposed ? [] : [words(` did not ${supposed}: it`)];
}

/** "Region North made up 80 % of the change: from 100 to 60 (-40 %), where the rest would have it move +2 %." */
function driverFinding(about: FoundChange, driver: Driver, index: number): Finding[] {
  const { table, changes, rowOf, whole, found } = about;
  const row = rowOf[index] ?? null;
  if (row === null) return [];
  const at = (column: number): number => Number(table.rows[row]?.[column] ?? 0);
  const cells = (...columns: number[]): [number, number][] => columns.map((column) => [row, column]);
  const { share, prior, current } = changeColumns;
  const unit = table.columns[current];
  const along = whole.change !== 0 && at(share) > 0;
  const amount = along
    ? [
        words(driver.kind === "mix" ? " makes, by its weight, " : " makes "),
        number(numberText(at(share), table.columns[share]), cells(share), "value"),
        words(" of the change: from "),
      ]
    : [words(whole.change === 0 ? " moved: from " : " moved against it: from ")];
  const was = table.rows[row]?.[prior] ?? null;
  const is = table.rows[row]?.[current] ?? null;
  return [
    {
      kind: "change",
      sentence: [
        named(sliceName(changes.figures.cube, driver.slice, true)),
        ...amount,
        number(was === null ? "nothing" : numberText(at(prior), unit), cells(prior), "value"),
        words(" to "),
        number(is === null ? "nothing" : numberText(at(current), unit), cells(current), "value"),
        words("."),
      ],
      weight: Math.max(0.5, 0.92 - index * 0.04),
      evidence: {
        method: "Likelihood-ratio scan over slices, noise estimated from the segments themselves",
        figures: [
          { name: "own factor", value: driver.factor },
          { name: "common factor", value: found.common },
          { name: "effect", value: driver.effect },
          { name: "surprise (nats)", value: driver.gain },
        ],
      },
    },
  ];
}

function evenFinding({ found, changes }: FoundChange): Finding {
  return {
    kind: "note",
    sentence: [
      words(
        changes.figures.cube.size < 2
          ? "There is one segment alone, so nothing tells what drove it."
          : found.broad
            ? "The change is broad: no segment stands out from the others."
            : "No segment stands out: what moved is within the segments' usual noise.",
      ),
    ],
    weight: 0.9,
    evidence: {
      method: "Likelihood-ratio scan over slices, noise estimated from the segments themselves",
      figures: [
        { name: "common factor", value: found.common },
        { name: "segments", value: changes.figures.cube.size },
      ],
    },
  };
}

function reversalFindings({ changes, label }: FoundChange): Finding[] {
  if (!changes.ratio) return [];
  return findReversals(changes.figures)
    .slice(0, most.reversals)
    .map(({ dimension, rose, members }) => ({
      kind: "note",
      sentence: [
        named(capitalised(label)),
        words(` ${rose ? "rose" : "fell"} in each `),
        named(changes.figures.cube.dimensions[dimension] ?? ""),
        words(
          ` and yet ${rose ? "fell" : "rose"} as a whole: weight moved to those where it is ${rose ? "low" : "high"}.`,
        ),
      ],
      weight: 0.93,
      evidence: {
        method: "Simpson's reversal: each member's ratio against the whole's",
        figures: [{ name: "members", value: members }],
      },
    }));
}

/** "Region North is gone: it made $1,200 (12 %) of the earlier period, and the later one has none of it." */
function turnoverFindings({ changes, table }: FoundChange): Finding[] {
  const { cube } = changes.figures;
  const { prior, current, share: shares } = changeColumns;
  return findTurnover(changes.figures)
    .slice(0, most.turnover)
    .map(({ dimension, member, isNew, figure, share }) => {
      const cells = cellsOf(table, isNew ? current : prior);
      const part = number(numberText(share, table.columns[shares]), cells, "share");
      const amount = number(numberText(figure, table.columns[prior]), cells, "statistic");
      const size = changes.ratio ? [part, words(" of the weight")] : [amount, words(" ("), part, words(")")];
      return {
        kind: "note",
        sentence: [
          named(sliceName(cube, [{ dimension, member }], true)),
          words(isNew ? " is new: it makes " : " is gone: it made "),
          ...size,
          words(
            isNew
              ? " of the later period, and the earlier one had none of it."
              : " of the earlier period, and the later one has none of it.",
          ),
        ],
        weight: Math.min(0.8, 0.5 + share),
        evidence: {
          method: "Members with a figure in one period alone",
          figures: [
            { name: "figure", value: figure },
            { name: "share of its period", value: share },
          ],
        },
      };
    });
}
