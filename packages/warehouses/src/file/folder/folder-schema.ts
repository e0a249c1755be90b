import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { capitalised, failed, type PhysicalType, type Result, success } from "@parlance/contract";
import { z } from "zod";
import { nameLabel } from "../../inference/name-words.ts";
import { type Declared, declaredKey } from "../../inference/table-shape.ts";

const name = z.string().min(1).max(500);

/** `schema.json` of a folder of tables. Types are any engine's names; unknown ones and those left out beside others are text. */
const folderSchema = z.object({
  tables: z.array(
    z.object({
      name,
      file: z.string().optional(),
      label: z.string().optional(),
      displayName: z.string().optional(),
      description: z.string().optional(),
      columns: z.array(
        z.object({
          name,
          type: z.string().optional(),
          label: z.string().optional(),
          displayName: z.string().optional(),
          description: z.string().optional(),
        }),
      ),
      primaryKey: z.array(name).default([]),
    }),
  ),
  foreignKeys: z
    .array(
      z.object({
        fromTable: name,
        fromColumn: z.union([name, z.array(name)]),
        toTable: name,
        toColumn: z.union([name, z.array(name)]),
      }),
    )
    .default([]),
});
export type FolderSchema = z.infer<typeof folderSchema>;

/** The folder's `schema.json`, null where there is none; `file-unreadable` says what is wrong with one of another form. */
export async function readFolderSchema(folder: string): Promise<Result<FolderSchema | null>> {
  const text = await readFile(join(folder, "schema.json"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return success(null);
  const parsed = folderSchema.safeParse(jsonOf(text));
  if (parsed.success) return success(parsed.data);
  const [issue] = parsed.error.issues;
  const detail = issue === undefined ? "it has another form" : `${issue.path.join(".")}: ${issue.message}`;
  return failed({ code: "file-unreadable", fileName: "schema.json", detail });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const families: [RegExp, PhysicalType][] = [
  [/^(tiny|small|medium|big|u|hu)?int|^integer|^serial/i, "integer"],
  [/^(decimal|numeric|number|real|double|float|money)/i, "decimal"],
  [/^bool|^bit$/i, "boolean"],
  [/^(timestamp|datetime)/i, "timestamp"],
  [/^date$/i, "date"],
  [/^time/i, "time"],
];

/** What a type's name in any engine comes to. */
export const physicalTypeOf = (type: string | undefined): PhysicalType =>
  families.find(([pattern]) => pattern.test(type ?? ""))?.[1] ?? "string";

/** Whether any column's type is stated; where none is, the types are those that the files' values show. */
export const statesTypes = ({ tables }: FolderSchema): boolean =>
  tables.some(({ columns }) => columns.some(({ type }) => type !== undefined));

/** The keys, labels and descriptions that the file states. */
export function declaredBy(schema: FolderSchema): Declared {
  const declared: Declared = {
    primaryKeys: new Map(),
    foreignKeys: [],
    labels: new Map(),
    descriptions: new Map(),
  };
  for (const table of schema.tables) {
    declared.primaryKeys.set(table.name, table.primaryKey);
    if (table.description !== undefined) declared.descriptions.set(table.name, table.description);
    const label = labelOf(table);
    if (label !== null) declared.labels.set(table.name, label);
    for (const column of table.columns) {
      const columnLabel = labelOf(column);
      if (columnLabel !== null) declared.labels.set(declaredKey(table.name, column.name), columnLabel);
      if (column.description !== undefined)
        declared.descriptions.set(declaredKey(table.name, column.name), column.description);
    }
  }
  declared.foreignKeys = schema.foreignKeys.map((key) => ({
    fromTable: key.fromTable,
    fromColumns: [key.fromColumn].flat(),
    toTable: key.toTable,
    toColumns: [key.toColumn].flat(),
  }));
  return declared;
}

/** A stated label, first letter large; a display name is a name with its capitals kept, and is spelt out like one. */
function labelOf({ name, label, displayName }: Named): string | null {
  if (label !== undefined && label.trim() !== "") return capitalised(label);
  return displayName === undefined || displayName === name ? null : nameLabel(displayName);
}

type Named = { name: string; label?: string | undefined; displayName?: string | undefined };
