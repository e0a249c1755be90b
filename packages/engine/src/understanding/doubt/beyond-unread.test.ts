import { expect, it } from "vitest";
import { rentalIndex } from "../testing/rental-model.ts";
import { understand } from "../understand.ts";

const index = rentalIndex();
const outcome = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" }).kind;

it.each(["channels using more in 2023 than in 2022", "fees in 2023 vs the average of the last 3 years"])(
  "%s: what is asked for is not told by every group, or by rows",
  (question) => {
    expect(outcome(question)).not.toBe("readings");
  },
);

it.each(["how much higher were fees by channel in 2023 than in 2022", "fees by channel in 2023 vs 2022"])(
  "%s is answered",
  (question) => {
    expect(outcome(question)).toBe("readings");
  },
);
