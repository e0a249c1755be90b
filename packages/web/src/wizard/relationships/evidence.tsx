import type { Literal, Relationship } from "@parlance/contract";

/** What was counted about a relationship. */
export function Evidence({ evidence }: Pick<Relationship, "evidence">) {
  if (evidence === null) return <p className="text-sm text-muted">Nothing was counted for this one.</p>;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
      <Share name="Keys found" share={evidence.inclusion} />
      <Share name="Unique on the far side" share={evidence.uniqueness} />
      <Count name="Orphans" rows={evidence.orphans} />
      <Count name="Without a key" rows={evidence.nulls} />
    </dl>
  );
}

function Share({ name, share }: { name: string; share: number }) {
  const percent = Math.floor(1000 * share) / 10;
  return (
    <div className="flex flex-col-reverse gap-1">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="flex items-center gap-2 tabular-nums">
        {percent} %
        <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-line">
          <span
            className={`block h-full ${share < 0.95 ? "bg-attention" : "bg-accent"}`}
            style={{ width: `${percent}%` }}
          />
        </span>
      </dd>
    </div>
  );
}

function Count({ name, rows }: { name: string; rows: number }) {
  return (
    <div className="flex flex-col-reverse gap-1">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className={`tabular-nums ${rows > 0 && name === "Orphans" ? "text-attention" : ""}`}>
        {rows.toLocaleString()} {rows === 1 ? "row" : "rows"}
      </dd>
    </div>
  );
}

/** Keys that have a row on the far side, and keys that have none. */
export function SampleKeys({ matched, orphans }: { matched: Literal[][]; orphans: Literal[][] }) {
  return (
    <div className="grid gap-2 text-sm sm:grid-cols-2">
      <Keys title="Found on the far side" keys={matched} />
      <Keys title="Found nowhere" keys={orphans} />
    </div>
  );
}

function Keys({ title, keys }: { title: string; keys: Literal[][] }) {
  return (
    <div className="grid content-start gap-1">
      <p className="text-xs text-muted">{title}</p>
      {keys.length === 0 ? (
        <p className="text-muted">None</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {keys.map((key) => (
            <li
              key={JSON.stringify(key)}
              className="max-w-full truncate rounded-md bg-raised px-2 py-0.5 font-mono text-xs"
            >
              {key.map(String).join(" · ")}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
