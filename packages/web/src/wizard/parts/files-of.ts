import type { DataSource, SourceFile } from "@parlance/contract";

/** The files of a source, with what their tables are called; none where it is a database, or kept before there were lists. */
export const filesOf = ({ config }: DataSource): SourceFile[] =>
  Array.isArray(config.files) ? config.files : [];
