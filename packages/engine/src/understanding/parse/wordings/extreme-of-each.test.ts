import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    bridges: {
      rows: 300,
      naming: "bridge_name",
      columns: {
        bridge_id: { type: "integer", role: "key" },
        bridge_name: { type: "string", distinct: 300 },
        style: { type: "string", values: ["Arch", "Beam"], distinct: 2 },
        built_year: { type: "integer", role: "time" },
        span: { type: "decimal", distinct: 200 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["oldest bridge per style", "oldest bridge in each style"],
  ["newest bridge by style", "newest bridge in each style"],
])("“%s” asks for: %s", (said, plain) => {
  expect(briefOf(index, said)).toBe(briefOf(index, plain));
});

test("the oldest of each has the least year", () => {
  expect(briefOf(index, "oldest bridge per style")).not.toContain("desc");
  expect(briefOf(index, "newest bridge per style")).toContain("desc");
});
