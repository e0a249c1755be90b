import { type Finding, type Sentence, sentenceText } from "@parlance/contract";
import { useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { type Cells, SentenceText } from "./sentence.tsx";
import { sentenceCase } from "./sentence-case.ts";

type OnCells = ((cells: Cells) => void) | null;

/** Findings, one line each with the evidence on demand, and what the reader must know. */
export function Findings({
  findings,
  notes,
  onCells,
}: {
  findings: Finding[];
  notes: Sentence[];
  onCells: OnCells;
}) {
  if (findings.length === 0 && notes.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-base">
      {findings.map((finding) => (
        <OneFinding key={sentenceText(finding.sentence)} finding={finding} onCells={onCells} />
      ))}
      {notes.map((note) => (
        <li
          key={sentenceText(note)}
          className={classNames("border-l-2 border-attention pl-3 text-muted", sentenceCase(note))}
        >
          <SentenceText sentence={note} onCells={onCells} />
        </li>
      ))}
    </ul>
  );
}

function OneFinding({ finding, onCells }: { finding: Finding; onCells: OnCells }) {
  const [open, setOpen] = useState(false);
  const { method, figures } = finding.evidence;
  // What to do next rests on a rule, not on figures.
  const isAdvice = finding.kind === "note" && method.startsWith("Rule: ");
  return (
    <li className={classNames("border-l-2 border-accent pl-3", sentenceCase(finding.sentence))}>
      <SentenceText sentence={finding.sentence} onCells={onCells} />{" "}
      {!isAdvice && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="finger whitespace-nowrap text-xs text-muted underline decoration-line underline-offset-4 hover:text-ink"
        >
          Evidence
        </button>
      )}
      {open && (
        <p className="pt-1 text-xs text-muted">
          {method}: {figures.map(({ name, value }) => `${name} ${Number(value.toPrecision(3))}`).join(", ")}
        </p>
      )}
    </li>
  );
}
