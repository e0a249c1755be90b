import { expect, test } from "vitest";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = bakeryIndex();

test.each([["clients who ordered more than 50 kg in total", "sum(weight_kg) by client_name having m1 > 50"]])(
  "%s",
  (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  },
);
