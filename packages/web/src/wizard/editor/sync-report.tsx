import type { SyncReport as Report, SchemaBreak, SchemaChange } from "@parlance/contract";
import type { ReactNode } from "react";
import { typeNames } from "../../ui/type-names.ts";

const changeTexts: Record<SchemaChange["kind"], (change: SchemaChange) => string> = {
  "table-added": ({ table }) => `${table} is new`,
  "table-removed": ({ table }) => `${table} is gone`,
  "column-added": ({ table, column }) => `${table}.${column} is new`,
  "column-removed": ({ table, column }) => `${table}.${column} is gone`,
  "column-type": ({ table, column, before, now }) =>
    `${table}.${column}: ${typeName(now)} instead of ${typeName(before)}`,
};
const typeName = (type: SchemaChange["now"]): string => (type === null ? "nothing" : typeNames[type]);
const breakNames: Record<SchemaBreak["kind"], string> = {
  relationship: "Relationship",
  measure: "Derived measure",
  term: "Glossary term",
  chart: "Saved chart",
  verified: "Verified question",
};

/** What a reading found: what changed, what that breaks, what the source leaves out; `asks` where it is yet to happen. */
export function SyncReport({
  report: { changes, breaks, unused },
  asks = false,
}: {
  report: Report;
  asks?: boolean;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {changes.length === 0 && <p>The tables are as they were.</p>}
      {changes.length > 0 && (
        <Part title={asks ? "Would change" : "Changed"}>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.table} ${change.column}`}>
              {changeTexts[change.kind](change)}
            </li>
          ))}
        </Part>
      )}
      {breaks.length > 0 && (
        <Part title={asks ? "Would no longer work" : "No longer works"} isBad>
          {breaks.map(({ kind, name, reason }) => (
            <li key={`${kind} ${name}`}>
              <strong className="font-medium">
                {breakNames[kind]} “{name}”:
              </strong>{" "}
              {reason}
            </li>
          ))}
        </Part>
      )}
      {unused.length > 0 && (
        <Part title="In the database, but not in this source">
          <li>{unused.join(", ")}</li>
        </Part>
      )}
    </div>
  );
}

const Part = ({
  title,
  isBad = false,
  children,
}: {
  title: string;
  isBad?: boolean;
  children: ReactNode;
}) => (
  <section
    aria-label={title}
    className={`rounded-xl border p-4 ${isBad ? "border-attention bg-attention-soft" : "border-line"}`}
  >
    <h3 className="font-medium">{title}</h3>
    <ul className="mt-1 grid gap-1 text-sm [overflow-wrap:anywhere]">{children}</ul>
  </section>
);
