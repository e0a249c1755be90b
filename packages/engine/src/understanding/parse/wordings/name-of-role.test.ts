import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    pupils: {
      rows: 200,
      naming: "pupil_name",
      columns: {
        pupil_id: { type: "integer", role: "key" },
        pupil_name: { type: "string", distinct: 200 },
        mentor_id: { type: "integer" },
      },
    },
  },
  references: ["pupils.mentor_id>pupils.pupil_id"],
});
const index = buildModelIndex(model, values);

test.each(["names of pupils and names of their mentors", "pupil names with the name of their mentor"])(
  "both names are shown: %s",
  (question) => {
    expect(briefOf(index, question)).toBe(briefOf(index, "names of pupils and their mentors"));
  },
);
