import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { readStored, readStoredJson, writeStored } from "../../../api/stored.ts";
import { type Industry, toIndustry } from "../chat/starters.ts";

/** What a person chose of the personalisation. */
export type Choices = { industry: string | null; useCase: string | null; priority: string | null };

/** Which onboarding shows. */
export type Onboarding =
  | { kind: "welcome"; industry: Industry | null; useCase: string | null }
  | { kind: "personalise" }
  | { kind: "source" };

/** The onboarding that the address asks for, unless it was done; `end` completes it and leads back to /dashboard. */
export function useOnboarding(): {
  onboarding: Onboarding | null;
  setOnboarding: (next: Onboarding | null) => void;
  complete: () => void;
  personalise: (choices: Choices) => void;
} {
  const [parameters] = useSearchParams();
  const [onboarding, setOnboarding] = useState(() => asked(parameters));
  const navigate = useNavigate();
  const leave = (): void => {
    setOnboarding(null);
    void navigate("/dashboard", { replace: true });
  };
  return {
    onboarding,
    setOnboarding,
    complete: () => {
      writeStored("onboarding_completed", "true");
      leave();
    },
    personalise: (choices) => {
      keepChoices(choices);
      leave();
    },
  };
}

function asked(parameters: URLSearchParams): Onboarding | null {
  const completed = readStored("onboarding_completed") === "true";
  if (parameters.get("onboarding") === "true" && !completed)
    return {
      kind: "welcome",
      industry: toIndustry(parameters.get("industry")),
      useCase: parameters.get("useCase"),
    };
  if (parameters.get("onboarding") === "source" && !completed) return { kind: "source" };
  const wanted = parameters.get("welcome") === "true" && parameters.get("needsISQ") === "true";
  return wanted && storedUser().needsISQ === true ? { kind: "personalise" } : null;
}

/** Keeps choices with the time, or, where there is none, that the profiling was skipped. */
function keepChoices(choices: Choices): void {
  const chosen = Object.values(choices).some((choice) => choice !== null);
  const at = new Date().toISOString();
  const next = chosen
    ? { ...storedUser(), ...choices, needsISQ: false, profiledAt: at }
    : { ...storedUser(), needsISQ: false, skippedProfilingAt: at };
  writeStored("demo_user", JSON.stringify(next));
}

function storedUser(): Record<string, unknown> {
  const stored = readStoredJson("demo_user");
  return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
}
