import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { genericStarters, type Industry, industryNames, starterSets } from "../chat/starters.ts";

const steps = ["Welcome", "Suggested Queries", "Quick Setup Actions"] as const;

/** The first minutes of a new user, by industry: three steps, each of which can be left out. */
export function WelcomeFlow({
  industry,
  useCase,
  onAsk,
  onConnect,
  onComplete,
}: {
  industry: Industry | null;
  useCase: string | null;
  onAsk: (question: string) => void;
  onConnect: () => void;
  onComplete: () => void;
}) {
  const [step, setStep] = useState(0);
  const percent = Math.round(((step + 1) / steps.length) * 100);
  const last = step === steps.length - 1;
  return (
    <Modal
      title={steps[step] ?? ""}
      description={`Step ${step + 1} of ${steps.length}`}
      open
      onClose={onComplete}
    >
      <div className="grid gap-5">
        <div className="grid gap-1">
          <progress value={percent} max={100} aria-label="Progress" className="h-1.5 w-full" />
          <span className="text-xs tabular-nums text-muted">{percent}%</span>
        </div>
        {step === 0 && <Welcome industry={industry} useCase={useCase} />}
        {step === 1 && (
          <Queries
            questions={industry === null ? genericStarters : starterSets[industry]}
            onAsk={(question) => {
              onComplete();
              onAsk(question);
            }}
          />
        )}
        {step === 2 && <Setup onConnect={onConnect} />}
        <div className="flex justify-between gap-3">
          <Button look="quiet" onClick={onComplete}>
            Skip for now
          </Button>
          <Button look="primary" onClick={() => (last ? onComplete() : setStep(step + 1))}>
            {last ? "Get Started" : "Continue"}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

const Welcome = ({ industry, useCase }: { industry: Industry | null; useCase: string | null }) => (
  <div className="grid gap-2">
    <p className="font-serif text-2xl text-balance">
      {industry === null ? "Welcome to Parlance" : `Parlance for ${industryNames[industry]}`}
    </p>
    <p className="text-muted">
      Ask a question in your own words. Every answer shows how it was read, the SQL that ran and the rows
      behind each figure{useCase === null ? "" : `, ready for ${useCase}`}.
    </p>
  </div>
);

const Queries = ({ questions, onAsk }: { questions: string[]; onAsk: (question: string) => void }) => (
  <div className="grid gap-2">
    <p className="text-muted">Questions that teams like yours start with. Press one to ask it now.</p>
    {questions.map((question) => (
      <Button key={question} className="h-auto justify-start py-2 text-left" onClick={() => onAsk(question)}>
        {question}
      </Button>
    ))}
  </div>
);

const Setup = ({ onConnect }: { onConnect: () => void }) => (
  <ul className="grid gap-2">
    <li className="flex items-center justify-between gap-3 rounded-lg border border-line p-3">
      <span>
        <strong className="block font-medium">Connect your data</strong>
        <span className="text-sm text-muted">A file or a warehouse; asking starts at once.</span>
      </span>
      <Button size="small" onClick={onConnect}>
        Connect
      </Button>
    </li>
    <li className="rounded-lg border border-line p-3">
      <strong className="block font-medium">Save what you look at often</strong>
      <span className="text-sm text-muted">The bookmark under an answer keeps it in the chart library.</span>
    </li>
    <li className="rounded-lg border border-line p-3">
      <strong className="block font-medium">Invite your team</strong>
      <span className="text-sm text-muted">Team Collaboration sends invitations by mail.</span>
    </li>
  </ul>
);
