import type { ShownSource } from "../../content/data-sources.ts";
import { classNames } from "../../ui/class-names.ts";

/** Four figures about the sources. */
export function Tiles({ sources }: { sources: readonly ShownSource[] }) {
  const having = (status: ShownSource["status"]) =>
    sources.filter((source) => source.status === status).length;
  const records = sources.reduce((sum, { recordCount }) => sum + recordCount, 0);
  const issues = having("error");
  const tiles = [
    { label: "Total Sources", figure: String(sources.length), look: "" },
    { label: "Connected", figure: String(having("connected")), look: "" },
    { label: exactly, figure: inMillions(records), look: "" },
    { label: "Issues", figure: String(issues), look: issues > 0 ? "text-loss" : "" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line lg:grid-cols-4">
      {tiles.map(({ label, figure, look }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-canvas p-5">
          <dt className="text-sm text-muted">
            {label}
            {label === exactly && records > 0 && records < 1_000_000 && (
              <span className="tabular-nums"> · {records.toLocaleString("en-US")}</span>
            )}
          </dt>
          <dd className={classNames("font-serif text-3xl leading-none tabular-nums", look)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The tile that says its figure in full too, where millions say little. */
const exactly = "Total Records";

/** Millions with one decimal. */
const inMillions = (records: number): string => `${(records / 1_000_000).toFixed(1)}M`;
