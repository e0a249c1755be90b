import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { bakeryIndex } from "../../testing/bakery-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { tokenize } from "../../text/tokenize.ts";
import { butNoneThen } from "./but-none-then.ts";

const written = (text: string): string[] => {
  const tokens = tokenize(text);
  return tokens.flatMap((_, at) => butNoneThen(tokens, at)?.words ?? []);
};

it.each([
  ["ordered in 2023 but none in 2024", ["but not"]],
  ["ordered before 2024 but nothing since", ["but not since 2024"]],
  ["ordered in 2022 but not since then by town", ["but not since 2023"]],
  ["ordered before June 2024 and have not ordered since", ["but not since June 2024"]],
  ["ordered in June 2024 but not since", []],
  ["open but not since 2023", []],
  ["bought in 2022 but have not ordered anything so far in 2023", ["but not"]],
  ["ordered in 2022 and didn't order in 2023", ["but not"]],
  ["donated in 2022 but never donated again in 2023", ["but not"]],
  ["called in 2022 but did not order in 2023", []],
])("%s", (text, expected) => expect(written(text)).toEqual(expected));

const { model, values } = makeModel({
  tables: {
    patrons: {
      rows: 60,
      columns: {
        id: { type: "integer", distinct: 60 },
        name: { type: "string", distinct: 60 },
        patron_since: { type: "date" },
      },
      naming: "name",
    },
    donations: {
      fact: true,
      rows: 400,
      time: "given_on",
      columns: {
        id: { type: "integer", distinct: 400 },
        patron_id: { type: "integer", role: "key", distinct: 60 },
        given_on: { type: "date" },
        amount: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: ["donations.patron_id>patrons.id"],
});
const index = buildModelIndex(model, values);

it("asks for the time of what was done, and not of those who did it", () => {
  expect(briefOf(index, "patrons who donated before 2022")).toContain("where given_on in ..2022-01-01");
  expect(briefOf(index, "patrons who donated before 2022 but nothing since")).toMatch(
    /given_on in \.\.2022-01-01 .* given_on in 2022-01-01\.\./,
  );
});

it("keeps those who did it then from those who did it later", () => {
  expect(briefOf(bakeryIndex(), "clients who ordered in 2022 and none in 2023")).toBe(
    "list client_name where (ordered_at in 2022-01-01..2023-01-01 and not client_id among list distinct client_id where ordered_at in 2023-01-01..2024-01-01)",
  );
});
