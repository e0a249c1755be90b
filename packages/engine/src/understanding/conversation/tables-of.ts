import { fieldsOf, type SemanticQuery } from "@parlance/contract";

/** The tables that a query shows or conditions, its subject first. */
export function tablesOf(query: SemanticQuery): string[] {
  switch (query.kind) {
    case "set":
      return [...new Set([...tablesOf(query.left), ...tablesOf(query.right)])];
    case "analysis":
      return tablesOf(query.query);
    case "list":
    case "aggregate": {
      const shown = query.kind === "list" ? query.columns : [...query.dimensions, ...query.measures];
      return [...new Set([query.subject, ...fieldsOf(shown).map(({ table }) => table)])];
    }
  }
}
