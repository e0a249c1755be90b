import type { WarehouseKind } from "@parlance/contract";
import { lazy, Suspense } from "react";
import { useOnboarding } from "./use-onboarding.ts";

// Most visits need none of them: the dashboard's first load stays light.
const PersonaliseModal = lazy(async () => ({
  default: (await import("./personalise-modal.tsx")).PersonaliseModal,
}));
const SourceOnboarding = lazy(async () => ({
  default: (await import("./source-onboarding.tsx")).SourceOnboarding,
}));
const WelcomeFlow = lazy(async () => ({ default: (await import("./welcome-flow.tsx")).WelcomeFlow }));

type Props = { onAsk: (question: string) => void; onConnect: (kind: WarehouseKind) => void };

/** The onboarding that the address asks for. */
export function OnboardingFlows(props: Props) {
  return (
    <Suspense fallback={null}>
      <Flow {...props} />
    </Suspense>
  );
}

function Flow({ onAsk, onConnect }: Props) {
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
