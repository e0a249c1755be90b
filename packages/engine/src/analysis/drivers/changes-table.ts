import type { ResultColumn, ResultTable, Unit } from "@parlance/contract";
import type { Slice } from "./cube.ts";
import type { Part } from "./decompose.ts";
import type { Partition } from "./partition.ts";
import type { Changes } from "./read-changes.ts";
import { sliceName } from "./slice-name.ts";

/** Columns of the table that says what a change is made of, by index; the last two are a ratio's alone. */
export const changeColumns = {
  segment: 0,
  change: 1,
  share: 2,
  prior: 3,
  current: 4,
  rate: 5,
  mix: 6,
} as const;

/** The table, and the row of each driver (in the order of drivers, then offsets); null where it had nothing of its own. */
export type ChangesTable = { table: ResultTable; rowOf: (number | null)[] };

const ratioUnit: Unit = { kind: "ratio", currency: null, label: null };

/** Writes parts of a change as rows: drivers first, then the rest by size, what is left over last. */
export function changesTable(
  { figures, ratio, unit }: Changes,
  { parts: slices }: Partition,
  parts: Part[],
  { whole, label }: { whole: Part; label: string },
): ChangesTable {
  const kept = parts
    .map((part, index) => ({
      part,
      slice: slices[index]?.slice ?? [],
      driver: slices[index]?.driver ?? null,
    }))
    .filter(({ part }) => part.change !== 0 || (part.prior ?? 0) !== 0 || (part.current ?? 0) !== 0);
  const one = kept.every(({ slice }) => slice.length <= 1) && dimensionsOf(kept).size <= 1;
  const rows = kept.map(({ part, slice }) => [
    slice.length === 0 ? "Everything else" : sliceName(figures.cube, slice, !one),
    part.change,
    whole.change === 0 ? null : part.change / whole.change,
    part.prior,
    part.current,
    ...(ratio ? [part.rate, part.mix] : []),
  ]);
  const measure = (id: string, heading: string, own: Unit): ResultColumn => ({
    id,
    label: heading,
    type: "decimal",
    role: "measure",
    unit: own,
  });
  const columns: ResultColumn[] = [
    {
      id: "segment",
      label: "Segment",
      type: "string",
      role: "dimension",
      unit: { kind: "none", currency: null, label: null },
    },
    measure("change", `Change of ${label}`, unit),
    measure("share", "Share of the change", ratioUnit),
    measure("prior", `${label} before`, unit),
    measure("current", label, unit),
    ...(ratio ? [measure("rate", "By its own rate", unit), measure("mix", "By its weight", unit)] : []),
  ];
  const count = slices.filter(({ driver }) => driver !== null).length;
  return {
    table: { columns, rows, rowCount: rows.length, truncated: false },
    rowOf: Array.from({ length: count }, (_, driver) => {
      const row = kept.findIndex((own) => own.driver === driver);
      return row < 0 ? null : row;
    }),
  };
}

const dimensionsOf = (rows: { slice: Slice }[]): Set<number> =>
  new Set(rows.flatMap(({ slice }) => slice.map(({ dimension }) => dimension)));
