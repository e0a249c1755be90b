import { type ColumnEntry, holdsFigure, type TableEntry } from "./entries.ts";

/** Movements of goods whose quantity is above nothing where they came in and below where they went out: what they add up to is there. */
export type SignedFlow = { table: number; quantity: ColumnEntry };

const moves: ReadonlySet<string> = new Set("movement stock inventory".split(" "));
const counted: ReadonlySet<string> = new Set("quantity qty units pieces change delta".split(" "));
const levels: ReadonlySet<string> = new Set("stock inventory balance hand".split(" "));

/** Finds them; null where a column tells what is in stock, or several tables of movements do. */
export function findSignedFlow(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
): SignedFlow | null {
  const measures = columns.filter(holdsFigure);
  if (measures.some(({ words }) => words.some((word) => levels.has(word)))) return null;
  const found = tables.flatMap((table): SignedFlow[] => {
    if (table.table.type !== "fact" || !table.words.some((word) => moves.has(word))) return [];
    const [only, other] = measures.filter(
      (entry) => entry.table === table.id && entry.words.some((word) => counted.has(word)),
    );
    return only === undefined || other !== undefined || !hasBothSigns(only)
      ? []
      : [{ table: table.id, quantity: only }];
  });
  const [flow, other] = found;
  return other === undefined ? (flow ?? null) : null;
}

const hasBothSigns = ({ column }: ColumnEntry): boolean =>
  Number(column.profile?.minimum ?? 0) < 0 && Number(column.profile?.maximum ?? 0) > 0;
