import { expect, test } from "vitest";
import { clubIndex } from "../../testing/club-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = clubIndex();

test.each([
  ["first lesson date by harbour", "minimum(enrolled_on) by harbour_name"],
  ["date of the latest reservation per harbour", "maximum(reserved_on) by harbour_name"],
  ["when did each harbour have its first reservation", "minimum(reserved_on) by harbour_name"],
  ["when was the last reservation of Old Quay", "maximum(reserved_on) where harbour_name = Old Quay"],
  ["when did Old Quay have the most recent lesson", "maximum(enrolled_on) where harbour_name = Old Quay"],
  ["when was the first payment", "minimum(paid_on)"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});
