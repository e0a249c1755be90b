import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** One table of records, as lists on the web are. */
const { model, values } = makeModel({
  tables: {
    regatta_entries: {
      key: [],
      rows: 30,
      position: "file_row_number",
      naming: "boat",
      columns: {
        boat: { type: "string", values: ["Merle", "Ibis", "Kestrel"], distinct: 30 },
        skipper: { type: "string", values: ["Ann Lee", "Bo Karlsson", "Carla Ruiz"], distinct: 25 },
        crew_chief: { type: "string", values: ["Ann Lee", "Dov Levi"], distinct: 25 },
        class: { type: "string", values: ["T5", "T9"], distinct: 2 },
        grade: { type: "integer", role: "measure", distinct: 8 },
        knots: { type: "integer", role: "measure", distinct: 20 },
        water_temp: { type: "integer", role: "measure", distinct: 20 },
        margin: { type: "string", values: ["8", "- 8", "n/a", "close"], distinct: 4 },
        berths: { type: "string", values: ["10", "12 (2)", "9"], distinct: 9 },
        "4.45": { type: "string", values: ["o", "xo"], distinct: 2 },
        north: { type: "string", values: ["26%", "0%"], distinct: 12 },
        south: { type: "string", values: ["3%", "0%"], distinct: 12 },
        "previous winner": { type: "string", values: ["Gull", "Tern"], distinct: 12 },
        other: { type: "string", values: ["calm", "windy"], distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("how many of a column of numbers", () => {
  it.each([
    ["How many grades have a class of T5?", "count(*) where class = T5"],
    ["What is the number of grade for Merle?", "count(*) where boat = Merle"],
    ["How many knots did Merle reach?", "sum(knots) where boat = Merle"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

describe("a value and its column", () => {
  it.each([
    [
      "boats with a class of T5 and Ann Lee as the crew chief",
      "list boat where (class = T5 and crew_chief = Ann Lee)",
    ],
    ["boats with Ann Lee as their skipper", "list boat where skipper = Ann Lee"],
    ["boats with berths over 10", "list boat where number(berths) > 10"],
    ["boats with knots over 1900", "list boat where knots > 1900"],
    ["boats with water colder than -5", "list boat where water_temp < -5"],
    ["which boat has a margin of 8", "list boat where margin = 8"],
    ["What is the 4.45 for Merle?", "list 4.45 where boat = Merle"],
    ['which boats have "other" calm', "list boat where other = calm"],
    [
      "When north had 26% and south had 0%, which skipper was that?",
      "list distinct skipper where (north = 26% and south = 0%)",
    ],
    ["which boat had a previous winner of Gull", "list boat where previous winner = Gull"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
