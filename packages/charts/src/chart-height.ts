import type { ChartSpec, ResultTable } from "@parlance/contract";
import { arrangeRows } from "./look/arrange-rows.ts";
import { mapHeight } from "./map/map.ts";
import { panelGrid } from "./small-multiples/small-multiples.ts";

/** Pixels of a chart whose height does not go by its rows, of a row in those that do, and of what stands around the rows. */
const heights = { usual: 300, row: 26, cell: 28, most: 40, around: 60, title: 28, leftOut: 20 };

/** How tall a chart is beside its usual height. */
const sizes = { small: 0.7, usual: 1, large: 1.6 };

/** The height, in pixels, that a chart reads well in at that width: by its rows where each of them is a line of its own. */
export function chartHeight(given: ChartSpec, whole: ResultTable, width: number): number {
  const { spec, table, leftOut } = arrangeRows(given, whole);
  const above =
    (spec.look?.title === undefined ? 0 : heights.title) + (leftOut === null ? 0 : heights.leftOut);
  return above + Math.round(drawn(spec, table, width) * sizes[spec.look?.size ?? "usual"]);
}

function drawn(spec: ChartSpec, table: ResultTable, width: number): number {
  const members = (id: string | null): number => new Set(valuesOf(table, id)).size;
  switch (spec.kind) {
    case "bar":
      return table.rows.length > 8
        ? Math.min(table.rows.length, heights.most) * heights.row + heights.around
        : heights.usual;
    case "grouped-bar":
    case "stacked-bar":
      return isNamed(spec, table) && members(spec.x) > 12
        ? Math.min(members(spec.x), heights.most) * heights.row + heights.around
        : heights.usual;
    case "heat-map":
    case "cohort":
      return Math.max(200, Math.min(members(spec.series), heights.most) * heights.cell + 2 * heights.around);
    case "small-multiples":
      return panelGrid(members(spec.series), width).height;
    case "map":
      return mapHeight(valuesOf(table, spec.x), width);
    default:
      return heights.usual;
  }
}

/** Whether the members along the axis are names, whose bars lie where there are many. */
const isNamed = (spec: ChartSpec, { columns }: ResultTable): boolean =>
  columns.find(({ id }) => id === spec.x)?.type === "string";

const valuesOf = ({ columns, rows }: ResultTable, id: string | null) => {
  const index = columns.findIndex((column) => column.id === id);
  return rows.map((row) => row[index] ?? null);
};
