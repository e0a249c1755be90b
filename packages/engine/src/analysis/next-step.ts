import { type Finding, words } from "@parlance/contract";

/** What each kind of finding asks to be done next, from which weight on; kinds that ask for nothing are left out. */
const steps: Partial<Record<Finding["kind"], { rule: string; advice: string; least?: number }>> = {
  change: {
    rule: "An unusual change asks for what drove it",
    advice: "Worth asking next: why it changed, which segments drove it.",
  },
  outlier: {
    rule: "An outlier asks whether it is real",
    advice: "Worth checking next: whether the unusual figure is an event or an error in the data.",
  },
  trend: {
    rule: "A trend asks where it leads",
    advice: "Worth asking next: a forecast, and which segments carry the trend.",
  },
  share: {
    rule: "A large share is a dependence",
    advice: "Worth watching: how much depends on the leading one, and how it develops over time.",
    least: 0.5,
  },
  concentration: {
    rule: "A concentration is a dependence",
    advice: "Worth watching: how much depends on the few largest, and how they develop over time.",
  },
};

/** The next step that the weightiest finding asks for, as a note of its own; none where nothing was found. */
export function nextStep(findings: readonly Finding[]): Finding[] {
  for (const { kind, weight } of findings) {
    const step = steps[kind];
    if (step !== undefined && weight >= (step.least ?? 0))
      return [
        {
          kind: "note",
          sentence: [words(step.advice)],
          weight: 0.1,
          evidence: { method: `Rule: ${step.rule.toLowerCase()}`, figures: [] },
        },
      ];
  }
  return [];
}
