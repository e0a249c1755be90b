import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Modal } from "../../../ui/modal.tsx";
import type { Choices } from "./use-onboarding.ts";

const questions = [
  {
    key: "industry",
    label: "Your industry",
    options: {
      tech: "Technology & Software",
      finance: "Financial Services",
      healthcare: "Healthcare & Life Sciences",
      retail: "Retail & E-commerce",
      other: "Other",
    },
  },
  {
    key: "useCase",
    label: "Your focus",
    options: {
      reporting: "Reporting",
      analytics: "Analytics",
      finance: "Finance",
      marketing: "Marketing",
      operations: "Operations",
    },
  },
  {
    key: "priority",
    label: "What matters most",
    options: { speed: "Quick answers", depth: "Depth", learn: "Learning" },
  },
] as const satisfies { key: keyof Choices; label: string; options: Record<string, string> }[];

const none: Choices = { industry: null, useCase: null, priority: null };

/** Three choices that decide what a new chat offers; none has to be made. */
export function PersonaliseModal({ onDone }: { onDone: (choices: Choices) => void }) {
  const [choices, setChoices] = useState<Choices>(none);
  const chosen = Object.values(choices).some((choice) => choice !== null);
  return (
    <Modal
      title="Make Parlance yours"
      description="What you choose decides which questions a new chat offers."
      open
      onClose={() => onDone(none)}
    >
      <div className="grid gap-5">
        {questions.map(({ key, label, options }) => (
          <fieldset key={key} className="grid gap-2">
            <legend className="pb-2 text-sm font-medium">{label}</legend>
            <div className="flex flex-wrap gap-2">
              {Object.entries(options).map(([value, name]) => {
                const on = choices[key] === value;
                return (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={on}
                    onClick={() => setChoices({ ...choices, [key]: on ? null : value })}
                    className={classNames(
                      "h-9 rounded-lg border border-line px-3 text-sm transition-colors hover:border-accent",
                      on && "border-accent bg-accent-soft text-accent",
                    )}
                  >
                    {name}
                  </button>
                );
              })}
            </div>
          </fieldset>
        ))}
        <Button look="primary" onClick={() => onDone(choices)}>
          {chosen ? "Personalize My Experience" : "Continue Without"}
        </Button>
      </div>
    </Modal>
  );
}
