import type { Column, Table } from "@parlance/contract";
import { typeNames } from "../../ui/type-names.ts";

const shownValues = 4;

/** What was measured of each column of a table: how many values, how many gaps, the range, the most frequent ones. */
export function ColumnProfiles({ table }: { table: Table }) {
  return (
    <section aria-label="Columns" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-medium">Columns</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-xl border border-line">
        {table.columns.map((column) => (
          <li
            key={column.name}
            aria-label={column.label}
            className="grid grid-cols-[minmax(0,1fr)] gap-1.5 px-3 py-2.5 [content-visibility:auto] [contain-intrinsic-height:70px]"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium [overflow-wrap:anywhere]">{column.label}</span>
              <span className="text-xs text-muted">
                {typeNames[column.physicalType]} · {column.role}
              </span>
            </p>
            <Profile column={column} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Profile({ column: { profile, role } }: { column: Column }) {
  if (profile === null) return null;
  const { distinct, nulls, sampledRows, minimum, maximum, topValues } = profile;
  const facts = [
    `${distinct.toLocaleString()} different`,
    `${((100 * nulls) / Math.max(1, sampledRows)).toLocaleString(undefined, { maximumFractionDigits: 1 })} % empty`,
    ...(minimum === null ? [] : [`${minimum} to ${maximum}`]),
  ];
  const most = topValues[0]?.count ?? 1;
  return (
    <>
      <p className="text-xs tabular-nums text-muted [overflow-wrap:anywhere]">{facts.join(" · ")}</p>
      {role !== "key" && topValues.length > 0 && (
        <ul className="grid gap-1">
          {topValues.slice(0, shownValues).map(({ value, count }) => (
            <li
              key={String(value)}
              className="grid grid-cols-[minmax(0,1fr)_80px_auto] items-center gap-2 text-xs"
            >
              <span className="truncate">{String(value)}</span>
              <span aria-hidden className="h-1 overflow-hidden rounded-full bg-line">
                <span className="block h-full bg-accent" style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span className="text-right tabular-nums text-muted">{count.toLocaleString()}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
