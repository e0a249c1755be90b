import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  ["list members from Oban with email and tier", "list first_name, last_name, email, tier where town = Oban"],
  ["everybody who was expelled: email, tier", "list email, tier where leaving_reason = Expelled"],
  ["members from Oban with tier and email, oldest first", "order birth_date"],
  ["5 oldest members with tier", "list first_name, last_name, tier order birth_date limit 5"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ["harbours that are heated", "heated = Y"],
  ["how many members have a licence but no email", "(has_licence = yes and email missing)"],
  ["how many members have no mentor", "count(*) where mentor_id missing"],
])("%s says which rows", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
