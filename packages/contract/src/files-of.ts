import type { DataSource, SourceFile } from "./api/sources.ts";

/** The files of a source, with what their tables are called; none where it is a database. Those kept before there were lists have one file. */
export function filesOf({
  type,
  config,
  tables,
}: Pick<DataSource, "type" | "config" | "tables">): SourceFile[] {
  if (type !== "file") return [];
  if (Array.isArray(config.files)) return config.files;
  const { fileName, fileSize } = config;
  return [
    {
      fileName: String(fileName ?? "file"),
      fileSize: Number(fileSize ?? 0),
      tables: tables.map(({ name }) => name),
    },
  ];
}
