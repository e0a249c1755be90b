import { chartKinds } from "@parlance/contract";
import { expect, test } from "vitest";
import { drawExample } from "./draw-example.ts";
import { examples } from "./examples.ts";

const themes = ["light", "dark"] as const;
const size = { locale: "en-US", width: 520, height: 300 };

test.each(chartKinds.flatMap((kind) => themes.map((theme) => [kind, theme] as const)))(
  "%s is drawn in the %s theme, at a desk's and at a phone's width, each time alike",
  (kind, theme) => {
    const example = examples()[kind];
    const picture = drawExample(kind, example, { ...size, theme });
    expect(picture).toMatch(/^<svg[^>]* width="520" height="300"/);
    expect(drawExample(kind, examples()[kind], { ...size, theme })).toBe(picture);
    expect(drawExample(kind, example, { ...size, theme, width: 320 })).toContain('width="320"');
    if (kind !== "table") expect(picture.match(/<(path|text|rect)/g)?.length).toBeGreaterThan(2);
  },
);

test("each picture says what its chart is made of", () => {
  const words = (kind: (typeof chartKinds)[number]): string[] =>
    [
      ...drawExample(kind, examples()[kind], { ...size, theme: "light" }).matchAll(/<text[^>]*>([^<]*)</g),
    ].map(([, text = ""]) => text);
  expect(words("waterfall")).toEqual(
    expect.arrayContaining(["North America", "Total", "$420K", "-$180K", "$280K"]),
  );
  expect(words("pareto")).toEqual(expect.arrayContaining(["Desk", "100 %", "Share of the whole so far"]));
  expect(words("combo")).toEqual(expect.arrayContaining(["Revenue", "Orders"]));
  expect(words("forecast")).toEqual(expect.arrayContaining(["Revenue", "Forecast"]));
  expect(words("anomalies")).toEqual(expect.arrayContaining(["Revenue", "Anomaly"]));
  expect(words("heat-map")).toEqual(expect.arrayContaining(["Mon", "Sun"]));
  expect(words("box-plot")).toEqual(expect.arrayContaining(["Europe"]));
});
