import { fieldOf, type GlossaryTerm, type Literal } from "@parlance/contract";
import { columnKindOf } from "./column-kind-of.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import type { SchemaWords } from "./schema-words.ts";
import type { ValueIndex } from "./value-index.ts";
import { yesOf } from "./yes-no.ts";

const attending = /^(?:attend|attendance|attended|present|show|showed|arrive|arrived)$/;
/** What was arranged, of which a visit is what came of it. */
const arranged = /^(?:booking|reservation|appointment|place|slot)$/;

/** "Visits" of bookings that say whether somebody came: those that were attended. A condition in the form of a glossary term. */
export function visitTerms(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  { phrases, columnsByWord }: SchemaWords,
  { byKey }: ValueIndex,
): GlossaryTerm[] {
  const isTaken = (word: string): boolean => phrases.has(word) || columnsByWord.has(word) || byKey.has(word);
  return tables.flatMap(({ table, words, columns: own }): GlossaryTerm[] => {
    if (!arranged.test(words.at(-1) ?? "")) return [];
    const [flag, other] = own
      .flatMap((id) => columns[id] ?? [])
      .filter((entry) => columnKindOf(entry.column) === "flag" && isAttended(entry));
    const yes = flag === undefined || other !== undefined ? null : yesFor(flag);
    const [term, ...synonyms] = ["visit", "actual visit"].filter((word) => !isTaken(word));
    if (flag === undefined || yes === null || term === undefined) return [];
    const { column } = flag;
    const filter = {
      kind: "comparison" as const,
      operator: "=" as const,
      left: fieldOf(table.name, column.name),
      right: { kind: "constant" as const, value: yes, type: column.physicalType },
    };
    const binding = { kind: "filter" as const, table: table.name, filter };
    return [{ term, synonyms, definition: `${column.label} is ${yes}`, category: null, binding }];
  });
}

const isAttended = ({ words }: ColumnEntry): boolean =>
  words.some((word) => attending.test(word)) && !words.includes("no");

const yesFor = ({ column }: ColumnEntry): Literal | null =>
  column.physicalType === "boolean" ? true : column.physicalType === "string" ? yesOf(column) : 1;
