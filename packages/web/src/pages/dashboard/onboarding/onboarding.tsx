import type { WarehouseKind } from "@parlance/contract";
import { PersonaliseModal } from "./personalise-modal.tsx";
import { SourceOnboarding } from "./source-onboarding.tsx";
import { useOnboarding } from "./use-onboarding.ts";
import { WelcomeFlow } from "./welcome-flow.tsx";

/** The onboarding that the address asks for. */
export function OnboardingFlows({
  onAsk,
  onConnect,
}: {
  onAsk: (question: string) => void;
  onConnect: (kind: WarehouseKind) => void;
}) {
  const { onboarding, setOnboarding, complete, personalise } = useOnboarding();
  switch (onboarding?.kind) {
    case "welcome":
      return (
        <WelcomeFlow
          industry={onboarding.industry}
          useCase={onboarding.useCase}
          onAsk={onAsk}
          onConnect={() => setOnboarding({ kind: "source" })}
          onComplete={complete}
        />
      );
    case "personalise":
      return <PersonaliseModal onDone={personalise} />;
    case "source":
      return (
        <SourceOnboarding
          onConnect={(kind) => {
            complete();
            onConnect(kind);
          }}
          onComplete={complete}
        />
      );
    case undefined:
      return null;
  }
}
