import { type DataAnswer, scannedText } from "@parlance/contract";
import { useState } from "react";
import { CopyButton } from "../ui/copy-button.tsx";
import { Summary } from "../ui/summary.tsx";
import { readingText } from "./chips/period-text.ts";
import { conventionsOf } from "./conventions-of.ts";

/** How the answer came about: reading, SQL, source, rows scanned and found, times; made when it is opened. */
export function HowIGotThis({ answer }: { answer: DataAnswer }) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group rounded-lg border border-line"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <Summary className="px-3 py-2 text-muted hover:text-ink">How I got this</Summary>
      {opened && <Facts answer={answer} />}
    </details>
  );
}

type Fact = [string, string];

function Facts({ answer }: { answer: DataAnswer }) {
  const { evidence, reading, table } = answer;
  const { locale } = conventionsOf(answer);
  const facts: Fact[] = [
    ["Read as", readingText(reading.sentence, locale)],
    ["Source", evidence.sourceLabel],
    ...scannedFact(evidence, locale),
    ["Rows found", table.rowCount.toLocaleString(locale)],
    [
      "Time",
      `${Math.round(evidence.milliseconds.total)} ms, of it ${Math.round(evidence.milliseconds.execution)} ms in the database`,
    ],
    ["Confidence", `${Math.round(reading.confidence * 100)} %`],
    ["Answered", timeText(evidence.answeredAt, locale)],
    ["Counted as now", timeText(evidence.now, locale)],
    ["Fingerprint", evidence.hash.slice(0, 16)],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-3">
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="overflow-hidden rounded-md bg-raised">
        <div className="flex items-center justify-between border-b border-line py-0.5 pl-3 pr-0.5 text-xs text-muted">
          SQL
          <CopyButton text={evidence.sql} label="Copy SQL" />
        </div>
        <pre className="whitespace-pre-wrap p-3 font-mono text-xs leading-5 [overflow-wrap:anywhere]">
          {evidence.sql}
        </pre>
      </div>
      {evidence.parameters.length > 0 && (
        <p className="font-mono text-xs text-muted">Values: {JSON.stringify(evidence.parameters)}</p>
      )}
    </div>
  );
}

/** What the statement read; a warehouse that tells bytes alone tells no rows. */
function scannedFact({ scanned }: DataAnswer["evidence"], locale: string): Fact[] {
  if (scanned === undefined) return [];
  return [[scanned.tables.length === 0 ? "Scanned" : "Rows scanned", scannedText(scanned, locale)]];
}

const timeText = (time: string, locale: string): string =>
  new Date(time).toLocaleString(locale, { dateStyle: "medium", timeStyle: "medium" });
