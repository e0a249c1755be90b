import type { ReliabilityBin, TrustResponse, VerifiedOutcome } from "@parlance/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { runVerified, unverify } from "../../../api/trust.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { ago } from "../ago.ts";
import { useMayEdit } from "../may-edit.ts";
import { told } from "../told.ts";
import { trustQuery, workspaceKey } from "../workspace-queries.ts";
import { ReliabilityDiagram } from "./reliability-diagram.tsx";

const outcomes: Record<VerifiedOutcome, { text: string; tone: string }> = {
  same: { text: "Read the same", tone: "text-gain" },
  other: { text: "Read in another way", tone: "text-attention" },
  unanswered: { text: "Not read by its words", tone: "text-attention" },
  changed: { text: "The data gives other rows", tone: "text-muted" },
};

/** Verified questions as a suite that runs, and how far answers could be trusted in this workspace. */
export function TrustDialog({ onClose }: { onClose: () => void }) {
  const { data: trust, isError, refetch } = useQuery(trustQuery);
  return (
    <Modal
      title="Accuracy of this workspace"
      description="What readers said of answers, and the questions that a member vouches for."
      open
      onClose={onClose}
    >
      {trust === undefined && isError && (
        <p role="alert" className="text-muted">
          The figures could not be read. Nothing is lost.{" "}
          <Button look="text" size="small" className="px-0" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {trust === undefined && !isError && (
        <div role="status" aria-label="Reading" className="h-64 animate-pulse rounded-lg bg-raised" />
      )}
      {trust !== undefined && (
        <div className="grid gap-6">
          <Judged trust={trust} />
          <Diagram bins={trust.reliability} />
          <Suite trust={trust} />
        </div>
      )}
    </Modal>
  );
}

function Judged({ trust: { answers, judgedRight, judgedWrong } }: { trust: TrustResponse }) {
  const judged = judgedRight + judgedWrong;
  const facts: [string, string][] = [
    ["Answers", answers.toLocaleString("en")],
    ["Judged", judged.toLocaleString("en")],
    ["Judged right", judged === 0 ? "–" : `${Math.round((100 * judgedRight) / judged)} %`],
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {facts.map(([label, figure]) => (
        <div key={label} className="flex flex-col-reverse rounded-lg border border-line p-3">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const Diagram = ({ bins }: { bins: ReliabilityBin[] }) =>
  bins.length === 0 ? (
    <p className="text-sm text-muted">
      Press a thumb under an answer: what readers judge shows here how far the confidence can be trusted.
    </p>
  ) : (
    <ReliabilityDiagram bins={bins} />
  );

function Suite({ trust: { verified } }: { trust: TrustResponse }) {
  const [running, setRunning] = useState(false);
  const mayEdit = useMayEdit();
  const client = useQueryClient();
  const settle = async (work: Promise<unknown>): Promise<void> => {
    await work.catch(told);
    await client.invalidateQueries({ queryKey: [workspaceKey] });
    setRunning(false);
  };
  const run = (): void => {
    setRunning(true);
    void settle(runVerified());
  };
  return (
    <section aria-label="Verified questions" className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-medium">Verified questions</h3>
        {mayEdit && (
          <Button size="small" disabled={running || verified.length === 0} onClick={run}>
            {running ? "Running..." : "Run them all"}
          </Button>
        )}
      </div>
      <LastRun verified={verified} />
      {verified.length === 0 && (
        <p className="text-sm text-muted">
          None yet. The badge under an answer vouches for its reading: from then on the same words are read
          so.
        </p>
      )}
      <ul className="grid gap-2">
        {verified.map(({ id, question, sentence, verifiedBy, outcome, ranAt }) => (
          <li key={id} className="grid gap-0.5 rounded-lg border border-line p-3 text-sm">
            <span className="flex items-start justify-between gap-3">
              <span className="font-medium">{question}</span>
              {mayEdit && (
                <Button
                  size="small"
                  look="quiet"
                  className="-mr-1.5 -mt-1"
                  onClick={() => void settle(unverify(id))}
                >
                  Remove
                </Button>
              )}
            </span>
            <span className="text-muted">{sentence}</span>
            <span className="text-xs text-muted">
              {verifiedBy}
              {outcome !== null && ranAt !== null && (
                <>
                  {" · "}
                  <span className={outcomes[outcome].tone}>{outcomes[outcome].text}</span>, {ago(ranAt)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many of the questions that ran are still read the same. */
function LastRun({ verified }: { verified: TrustResponse["verified"] }) {
  const ran = verified.filter(({ outcome }) => outcome !== null);
  if (ran.length === 0) return null;
  const same = ran.filter(({ outcome }) => outcome === "same").length;
  return (
    <p role="status" className={same === ran.length ? "text-sm text-gain" : "text-sm text-attention"}>
      {same} of {ran.length} {ran.length === 1 ? "is" : "are"} read the same, with the same rows.
    </p>
  );
}
