import type { Column } from "@parlance/contract";

/** What a share cost when trade began and ended, and in between ("adj_close", "Opening price"). */
const price = /^(?:adj\w*?[_ ]?)?(?:open|high|low|close|opening|closing)(?:[_ ]?price)?$/i;
/** As many of them beside each other are no chance. */
const fewest = 3;

/** The opening, highest, lowest and closing prices of days, of which a sum says nothing: they are averaged. */
export function withPricesOfDays(columns: Column[]): Column[] {
  const isPrice = ({ name, role }: Column): boolean => role === "measure" && price.test(name);
  return columns.filter(isPrice).length < fewest
    ? columns
    : columns.map((column) =>
        isPrice(column) ? { ...column, additivity: "non-additive", defaultAggregation: "average" } : column,
      );
}
