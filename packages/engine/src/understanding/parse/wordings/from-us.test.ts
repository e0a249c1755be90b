import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  ["how many customers have bought from us in 2023", "how many customers have bought in 2023"],
  ["which customers ordered something from us in 2023", "which customers ordered something in 2023"],
])("%s: %s", (question, said) => expect(briefOf(index, question)).toBe(briefOf(index, said)));
