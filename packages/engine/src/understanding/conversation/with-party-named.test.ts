import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    faults: {
      fact: true,
      rows: 900,
      time: "seen_on",
      columns: {
        fault_id: { type: "integer", role: "key" },
        seen_on: { type: "date" },
        handler: { type: "string", values: ["Ann", "Bo"], distinct: 2 },
        status: { type: "string", values: ["open", "closed"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each(["who is working on those?", "who's on them", "who handles those"])(
  "who works on what was counted: %s",
  (question) => {
    expect(briefOf(index, question, ["how many open faults"])).toBe(
      "count(*) by handler where status = open",
    );
  },
);

test.each([
  [
    ["how many reservations are cancelled", "who are they?"],
    "count(*) by first_name, last_name where state = cancelled",
  ],
  [["how many members are captains", "and who are they?"], "where tier = Captain"],
])("who it is that has what was shown: %j", (turns, read) => {
  expect(briefOf(clubIndex(), turns.at(-1) ?? "", turns.slice(0, -1))).toContain(read);
});
