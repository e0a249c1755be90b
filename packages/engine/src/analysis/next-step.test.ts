import { type Finding, findingSchema } from "@parlance/contract";
import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

const finding = (kind: Finding["kind"]): Finding => ({
  kind,
  sentence: [],
  weight: 0.5,
  evidence: { method: "", figures: [] },
});

test.each(["change", "outlier", "trend", "share", "concentration"] as const)(
  "%s asks for a step by a rule",
  (kind) => {
    const [step] = nextStep([finding(kind)]);
    expect(findingSchema.parse(step)).toEqual(step);
    expect(step?.evidence.method).toMatch(/^Rule: /);
  },
);

test("the first that asks for something decides; nothing found, nothing advised", () => {
  expect(nextStep([finding("note"), finding("trend"), finding("share")])).toEqual(
    nextStep([finding("trend")]),
  );
  expect(nextStep([finding("note")])).toEqual([]);
  expect(nextStep([])).toEqual([]);
});
