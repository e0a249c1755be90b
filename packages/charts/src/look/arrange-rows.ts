import type { ChartKind, ChartLook, ChartSpec, Literal, ResultTable } from "@parlance/contract";

/** Kinds whose members a person can put in another order, or have only the largest of. */
const arranged: Partial<Record<ChartKind, true>> = {
  bar: true,
  "grouped-bar": true,
  "stacked-bar": true,
  line: true,
  area: true,
  donut: true,
  "heat-map": true,
  pareto: true,
  combo: true,
  "small-multiples": true,
  map: true,
};

/** What is arranged of a chart by `sort` and `top`: the members along its axis, of times what splits them; null for neither. */
export function arrangedColumn(spec: ChartSpec, { columns }: ResultTable): string | null {
  const type = columns.find(({ id }) => id === spec.x)?.type;
  if (arranged[spec.kind] !== true) return null;
  return type === "date" || type === "timestamp" || spec.kind === "small-multiples" ? spec.series : spec.x;
}

/** The rows of a chart in the order that was asked for, the largest alone where that was, and what to say of those left out. */
export function arrangeRows(
  spec: ChartSpec,
  table: ResultTable,
): { spec: ChartSpec; table: ResultTable; leftOut: string | null } {
  const { sort, top } = spec.look ?? {};
  const by = arrangedColumn(spec, table);
  const index = table.columns.findIndex(({ id }) => id === by);
  if ((sort === undefined && top === undefined) || index < 0) return { spec, table, leftOut: null };
  const sizes = sizesOf(spec, table, index);
  const ranked = [...sizes.keys()].toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const kept = new Set(top === undefined ? ranked : ranked.slice(0, top));
  const rows = table.rows.filter((row) => kept.has(row[index] ?? null));
  const { bySize, ...plain } = spec;
  return {
    spec: sort === undefined ? spec : plain,
    table: { ...table, rows: sort === undefined ? rows : rows.toSorted(orderBy(sort, index, sizes)) },
    leftOut: kept.size < ranked.length ? `The largest ${kept.size} of ${ranked.length} are shown` : null,
  };
}

/** Each member's figures of the chart, added up without their sign; `index` is the members' column. */
export function sizesOf(
  spec: ChartSpec,
  { columns, rows }: ResultTable,
  index: number,
): Map<Literal, number> {
  const figures = spec.y.slice(0, spec.kind === "combo" ? 1 : undefined);
  const places = figures.map((id) => columns.findIndex((column) => column.id === id));
  const sizes = new Map<Literal, number>();
  for (const row of rows) {
    const member = row[index] ?? null;
    const size = places.reduce((sum, place) => sum + Math.abs(Number(row[place] ?? 0)), 0);
    sizes.set(member, (sizes.get(member) ?? 0) + size);
  }
  return sizes;
}

/** Compares two rows by their member's size or name. */
export function orderBy(sort: NonNullable<ChartLook["sort"]>, index: number, sizes: Map<Literal, number>) {
  const size = (row: Literal[]): number => sizes.get(row[index] ?? null) ?? 0;
  const name = (a: Literal[], b: Literal[]): number =>
    String(a[index] ?? "").localeCompare(String(b[index] ?? ""), "en", { numeric: true });
  switch (sort) {
    case "largest":
      return (a: Literal[], b: Literal[]) => size(b) - size(a);
    case "smallest":
      return (a: Literal[], b: Literal[]) => size(a) - size(b);
    case "name":
      return name;
    case "name-descending":
      return (a: Literal[], b: Literal[]) => name(b, a);
  }
}
