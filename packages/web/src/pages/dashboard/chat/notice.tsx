import type { DataAnswer } from "@parlance/contract";
import { storedSources } from "../../../api/session.ts";
import { DataAnswerView } from "../../../blocks/data-answer.tsx";
import { Button } from "../../../ui/button.tsx";
import { useStored } from "../use-stored.ts";
import type { Outcome } from "./entry.ts";

/** What is said where there is no answer; a demo answer stands apart, never to be mistaken for one. */
export function Notice({
  outcome: { content, demo, offer },
  onConnect,
  onRegenerate,
}: {
  outcome: Extract<Outcome, { state: "notice" }>;
  onConnect: () => void;
  onRegenerate: () => void;
}) {
  return (
    <div
      className={
        demo !== null
          ? "grid gap-2 rounded-lg border border-attention bg-attention-soft p-3"
          : "grid justify-items-start gap-2"
      }
    >
      {demo !== null && <p className="text-xs font-semibold text-attention">Demo mode: no server answered</p>}
      <p role="status" className="whitespace-pre-line">
        {content}
      </p>
      {offer === "connect" && <Offer onConnect={onConnect} onRegenerate={onRegenerate} />}
      {demo !== null && <DemoAnswer answer={demo} />}
    </div>
  );
}

/** The way on: to a source, and once there is one, back to the question. */
function Offer({ onConnect, onRegenerate }: { onConnect: () => void; onRegenerate: () => void }) {
  useStored("userDataSources");
  return storedSources().length === 0 ? (
    <Button look="primary" onClick={onConnect}>
      Connect a data source
    </Button>
  ) : (
    <Button look="primary" onClick={onRegenerate}>
      Ask it now
    </Button>
  );
}

function DemoAnswer({ answer }: { answer: DataAnswer }) {
  return (
    <section aria-label="Demo answer" className="mt-2 grid gap-3 border-t border-attention pt-4">
      <p className="text-xs text-attention">
        An example from the bundled retail data, not an answer to your question: “{answer.question}”
      </p>
      <DataAnswerView answer={answer} actions={null} />
    </section>
  );
}
