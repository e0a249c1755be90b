import type { ColumnEntry } from "./entries.ts";

/** Whether a word of a table's name says that its rows tell of what left the house: bills and deliveries. */
export const isBill = (word: string): boolean => bills.has(word);

const bills: ReadonlySet<string> = new Set("invoice bill delivery shipment dispatch consignment".split(" "));

/** "Quantity shipped" beside the one that was ordered. */
export const wasHandedOver = ({ words }: ColumnEntry): boolean => words.some((word) => handedOver.has(word));

const handedOver: ReadonlySet<string> = new Set(
  "ship shipped shipment deliver delivered delivery dispatch dispatched invoice invoiced bill billed sold".split(
    " ",
  ),
);
