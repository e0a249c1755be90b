import { type Finding, type Sentence, sentenceText } from "@parlance/contract";
import { type Cells, SentenceText } from "./sentence.tsx";

/** Findings, one line each with the evidence on demand, and what the reader must know. */
export function Findings({
  findings,
  notes,
  onCells,
}: {
  findings: Finding[];
  notes: Sentence[];
  onCells: ((cells: Cells) => void) | null;
}) {
  if (findings.length === 0 && notes.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-base">
      {findings.map((finding) => (
        <li key={sentenceText(finding.sentence)}>
          <details>
            <summary className="cursor-pointer list-none border-l-2 border-accent pl-3 hover:bg-raised">
              <SentenceText sentence={finding.sentence} onCells={onCells} />
            </summary>
            <p className="pl-3.5 pt-1 text-xs text-muted">
              {finding.evidence.method}:{" "}
              {finding.evidence.figures
                .map(({ name, value }) => `${name} ${Number(value.toPrecision(3))}`)
                .join(", ")}
            </p>
          </details>
        </li>
      ))}
      {notes.map((note) => (
        <li key={sentenceText(note)} className="border-l-2 border-attention pl-3 text-muted">
          <SentenceText sentence={note} onCells={onCells} />
        </li>
      ))}
    </ul>
  );
}
