import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { understand } from "../understand.ts";
import { withoutCarrier } from "./without-carrier.ts";

const index = clubIndex();

describe("withoutCarrier", () => {
  test.each([
    ["Hi team, how many members are there?", "how many members are there?"],
    ["good morning! quick question: which tier is largest", "which tier is largest"],
    ["My manager wants to know how many lessons we gave.", "how many lessons we gave."],
    ["I'm trying to find out which harbour is busiest", "which harbour is busiest"],
    [
      "We are thinking about closing when it freezes - how many lessons were there?",
      "how many lessons were there?",
    ],
    ["remind me when the last payment was made", "when the last payment was made"],
    ["It would be great to know how many berths there are", "how many berths there are"],
    ["help me understand why lessons fell in May", "why lessons fell in May"],
    ["Great! Thank you! And by month?", "And by month?"],
    ["OK...what are their ids?", "what are their ids?"],
    ["let's look at members by town", "members by town"],
    ["for the board meeting: members by town", "members by town"],
    ["for the parish council I need members by town", "members by town"],
    ["members by town asap, thank you very much!", "members by town"],
    ["members by town - thanks in advance", "members by town"],
    ["members by town (for my report)", "members by town"],
    ["morning! quick one for the boss, how many members are there", "how many members are there"],
    ["members by town so i can ring them", "members by town"],
    ["Would you mind, if possible, members by town, please?", "show members by town?"],
    ["looking for members without lessons", "show members without lessons"],
    ["pull lessons by topic for me", "show lessons by topic"],
    ["summarise payments by method", "show payments by method"],
    [
      "can you put together a table with lessons by topic",
      "can you put together a table with lessons by topic",
    ],
    ["any chance you could tell me how many members we have", "how many members we have"],
    ["somebody asked me which tier pays most", "which tier pays most"],
    ["silly question but when was the last lesson", "when was the last lesson"],
    ["hand over the lessons by topic", "show lessons by topic"],
    ["I require payments by method when you have a moment", "show payments by method"],
    [
      "I need names for the summer awards. For each school, how many lessons?",
      "For each school, how many lessons?",
    ],
    ["the owner wants to know how many members there are", "how many members there are"],
    ["overview of the number of lessons per school", "show the number of lessons per school"],
  ])("%s: %s", (said, asked) => {
    expect(withoutCarrier(said, index).text).toBe(asked);
  });

  test.each([
    "output per member",
    "good customers by town",
    "run rate by month",
    "overview of lessons",
    "we lost how many members",
    "help by town",
    "who told which members",
    "thanks",
    "good morning",
    "what can I ask?",
    "summarise this data",
  ])("%s stays", (said) => {
    expect(withoutCarrier(said, index)).toEqual({ text: said, offset: 0 });
  });

  test("a word that the data knows is asked for", () => {
    const { model, values } = makeModel({
      tables: {
        reports: { rows: 40, columns: { board: { type: "string", values: ["North", "South"] } } },
      },
    });
    const filed = buildModelIndex(model, values);
    expect(withoutCarrier("report count by board", filed).text).toBe("report count by board");
    expect(withoutCarrier("how many reports, for the board", filed).text).toBe(
      "how many reports, for the board",
    );
  });
});

test("a name is no thanks, and a value no call", () => {
  const { model, values } = makeModel({
    tables: {
      orders: {
        rows: 40,
        columns: {
          buyer: { type: "string", values: ["Tia", "Bob", "Very Berry"] },
          side: { type: "string", values: ["Right", "Left"] },
        },
      },
    },
  });
  const shop = buildModelIndex(model, values);
  const said = ["how many orders for Tia", "right, left and no side by month", "orders by tomorrow"];
  for (const text of said) expect(withoutCarrier(text, shop)).toEqual({ text, offset: 0 });
  expect(withoutCarrier("orders by buyer, thank you very much", shop).text).toBe("orders by buyer");
});

test("words are found where they stand in what was said", () => {
  const question = "hey, can you tell me how many members we have in Oban? thx";
  const read = understand({
    question,
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  const matches = read.kind === "readings" ? (read.readings[0]?.matches ?? []) : [];
  expect(matches.map(({ start, end }) => question.slice(start, end))).toEqual(
    expect.arrayContaining(["members", "Oban"]),
  );
});

test.each(["Thanks, that helps!", "ok great", "never mind"])("%s asks for nothing", (question) => {
  const asked = { question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" };
  expect(understand(asked).kind).toBe("not-a-data-question");
});
