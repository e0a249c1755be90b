import { expect, test } from "vitest";
import { clubIndex } from "../../../testing/club-model.ts";
import { briefOf } from "../../../testing/read.ts";

const index = clubIndex();

test.each([["how many harbours charge more than 40 a night?", "count(*) where nightly_rate > 40"]])(
  "%s",
  (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  },
);
