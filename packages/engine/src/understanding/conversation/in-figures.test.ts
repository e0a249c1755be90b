import { expect, it } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

it.each([[["no show rate by channel", "same for cancelled ones"], "100 * count(*) / count(*) by channel"]])(
  "a value of the column that a share is of takes its place there: %j",
  ([first = "", then = ""], read) => {
    expect(briefOf(index, then, [first])).toBe(read);
  },
);
