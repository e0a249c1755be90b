import { expect, test } from "vitest";
import { garageSheet } from "../testing/garage-sheet.ts";
import { understand } from "../understand.ts";

const kind = (question: string) =>
  understand({ question, previous: [], previousQuestions: [], index: garageSheet(), now: "2024-05-15" }).kind;

test("one value against the largest of another is read where any or all of its rows are said", () => {
  expect(kind("jobs by Bo Hale with more pieces than jobs of Di Frost")).not.toBe("readings");
  expect(kind("jobs by Bo Hale with more pieces than any job of Di Frost")).toBe("readings");
});
