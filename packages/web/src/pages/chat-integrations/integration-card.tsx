import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { audience } from "../../api/audience.ts";
import type { Integration } from "../../content/integrations.ts";
import { classNames } from "../../ui/class-names.ts";
import { CopyLine } from "./copy-line.tsx";

const SHOWN_FEATURES = 3;

const complexities: Record<Integration["setupComplexity"], string> = {
  Easy: "text-gain",
  Medium: "text-attention",
  Advanced: "text-loss",
};

/** One integration; `children` is its button. Keys and addresses are samples, so a member's workspace shows none. */
export function IntegrationCard({
  integration,
  children,
}: {
  integration: Integration;
  children: ReactNode;
}) {
  const { id, name, platform, description, setupComplexity, features, setupSteps, useCases } = integration;
  const isMember = audience() === "member";
  return (
    <li
      id={id}
      data-integration={id}
      className="flex scroll-mt-24 flex-col gap-4 rounded-xl border border-line bg-surface p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="flex items-center gap-2 text-lg font-medium leading-6">
            {name}
            {integration.isActive && !isMember && (
              <CircleCheck size={16} role="img" aria-label="Active" className="text-gain" />
            )}
          </h3>
          <p className="text-sm text-muted">{platform}</p>
        </div>
        <span
          className={classNames(
            "rounded-md border border-line px-2 py-0.5 text-xs font-medium",
            complexities[setupComplexity],
          )}
        >
          {setupComplexity}
        </span>
      </div>
      <p className="text-muted text-pretty">{description}</p>
      <ul aria-label="Features" className="flex flex-wrap gap-1.5">
        {features.slice(0, SHOWN_FEATURES).map((feature) => (
          <li key={feature} className="rounded-md bg-raised px-2 py-0.5 text-xs text-muted">
            {feature}
          </li>
        ))}
      </ul>
      <ol aria-label="Setup steps" className="grid gap-2 border-t border-line pt-4 text-sm">
        {setupSteps.map((step, at) => (
          <li key={step} className="grid grid-cols-[22px_1fr] gap-1">
            <span aria-hidden className="text-accent tabular-nums">
              {at + 1}.
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">Good for: {useCases.join(", ")}</p>
      {!isMember && integration.apiKey !== undefined && (
        <CopyLine label={`API key of ${name}`} value={integration.apiKey} />
      )}
      {!isMember && integration.webhookUrl !== undefined && (
        <CopyLine label={`Webhook URL of ${name}`} value={integration.webhookUrl} />
      )}
      <div className="mt-auto grid gap-3 pt-1">{children}</div>
    </li>
  );
}
