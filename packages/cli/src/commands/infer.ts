import { parseArgs } from "node:util";
import type { SemanticModel } from "@parlance/contract";
import { openPaths } from "../open-source.ts";
import { UsageError } from "../usage.ts";

/** `parlance infer`: keys, references and roles from names and data alone. */
export async function infer(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean", default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError("Usage: parlance infer <folder> [--json]");
  const opened = await openPaths([folder], false);
  try {
    const found = inferred(opened.model);
    process.stdout.write(values.json ? `${JSON.stringify(found, null, 2)}\n` : printed(opened.model));
    return 0;
  } finally {
    await opened.close();
  }
}

/** The JSON form. */
function inferred({ tables, relationships }: SemanticModel): object {
  return {
    relations: relationships.map(({ from, to }) => ({
      table: from.table,
      columns: from.columns,
      refTable: to.table,
      refColumns: to.columns,
    })),
    primaryKeys: Object.fromEntries(tables.map((table) => [table.name, table.primaryKey])),
    tables: Object.fromEntries(
      tables.map((table) => [
        table.name,
        {
          type: table.type,
          columns: Object.fromEntries(
            table.columns.map(({ name, role, semanticType, unit, additivity }) => [
              name,
              { role, semanticType, unit: unit.kind, additivity },
            ]),
          ),
        },
      ]),
    ),
  };
}

function printed({ tables, relationships }: SemanticModel): string {
  const blocks = tables.map((table) =>
    [
      `${table.name} (${table.type}, ${table.rowCount.toLocaleString("en-US")} rows; key: ${table.primaryKey.join(", ") || "none"})`,
      ...table.columns.map(
        (column) =>
          `  ${column.name}: ${[column.physicalType, column.role, column.additivity].filter((part) => part !== null).join(", ")}`,
      ),
    ].join("\n"),
  );
  const references = relationships.map(
    ({ from, to, cardinality, evidence }) =>
      `${from.table}.${from.columns.join("+")} → ${to.table}.${to.columns.join("+")} (${cardinality}, ${Math.round((evidence?.inclusion ?? 0) * 100)} % found, ${evidence?.orphans ?? 0} orphans)`,
  );
  return `${[...blocks, references.join("\n")].join("\n\n")}\n`;
}
