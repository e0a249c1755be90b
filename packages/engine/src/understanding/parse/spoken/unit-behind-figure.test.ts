import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    clips: {
      rows: 400,
      naming: "title",
      columns: {
        clip_id: { type: "integer", role: "key" },
        title: { type: "string", distinct: 400 },
        mood: { type: "string", role: "category", values: ["calm", "wild"] },
        milliseconds: { type: "integer", role: "measure" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  "average clip length by mood in minutes",
  "average clip length per mood, in minutes",
  "average length in minutes by mood",
])("%s", (question) => expect(briefOf(index, question)).toBe("average(milliseconds / 60000) by mood"));
