import { audience } from "../../api/audience.ts";
import { type IntegrationCategory, integrations } from "../../content/integrations.ts";
import { MemberActions, SampleActions } from "./actions.tsx";
import { IntegrationCard } from "./integration-card.tsx";

/** The integrations of one kind. */
export function Category({ id, label, text }: { id: IntegrationCategory; label: string; text: string }) {
  const Actions = audience() === "member" ? MemberActions : SampleActions;
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-6">
      <div>
        <h2 id={`${id}-title`} className="font-serif text-2xl tracking-[-0.01em]">
          {label}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {integrations
          .filter(({ category }) => category === id)
          .map((integration) => (
            <IntegrationCard key={integration.id} integration={integration}>
              <Actions integration={integration} />
            </IntegrationCard>
          ))}
      </ul>
    </section>
  );
}
