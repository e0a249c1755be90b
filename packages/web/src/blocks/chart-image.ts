import { chartHeight, themes } from "@parlance/charts";
import { capitalised, type DataAnswer } from "@parlance/contract";
import type { ECharts } from "echarts/core";
import { conventionsOf } from "./conventions-of.ts";
import { drawChart, init } from "./echarts.ts";

/** Pixels of a picture's width and least height, and of the paper around it. */
const size = { width: 1000, least: 480, margin: 24 };

/** A canvas has so many pixels for one of the picture. */
const density = 2;

const paper = themes.light.surface;

/** The chart as a PNG on light paper: the same whatever the screen's theme and width are. */
export function chartPng(answer: DataAnswer): Promise<Blob> {
  const chart = drawn(answer, document.createElement("div"));
  const picture = chart.getRenderedCanvas({ pixelRatio: density });
  const canvas = document.createElement("canvas");
  const margin = density * size.margin;
  canvas.width = picture.width + 2 * margin;
  canvas.height = picture.height + 2 * margin;
  const brush = canvas.getContext("2d");
  if (brush !== null) {
    brush.fillStyle = paper;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, margin, margin);
  }
  chart.dispose();
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? new Blob()), "image/png"));
}

/** The chart as an SVG on light paper. */
export function chartSvg(answer: DataAnswer): Blob {
  const chart = drawn(answer, null);
  const [width, height] = [chart.getWidth(), chart.getHeight()];
  const svg = chart.renderToSVGString();
  chart.dispose();
  const [wide, high] = [width + 2 * size.margin, height + 2 * size.margin];
  const place = `x="${-size.margin}" y="${-size.margin}" width="${wide}" height="${high}"`;
  const framed = svg.replace(/<svg[^>]*>/, (opening) => {
    const sized = opening
      .replace(`width="${width}"`, `width="${wide}"`)
      .replace(`height="${height}"`, `height="${high}"`)
      .replace(/viewBox="[^"]*"/, `viewBox="${-size.margin} ${-size.margin} ${wide} ${high}"`);
    return `${sized}<rect ${place} fill="${paper}"/>`;
  });
  return new Blob([framed], { type: "image/svg+xml" });
}

/** The chart under its title, as high as its rows need; without an element for the drawing as SVG. */
function drawn({ chart: given, table, ...answer }: DataAnswer, element: HTMLElement | null): ECharts {
  const title = given.look?.title ?? capitalised(given.title);
  const spec = { ...given, look: { ...given.look, title } };
  const { locale } = conventionsOf({ ...answer, chart: given, table });
  const height = Math.max(size.least, chartHeight(spec, table, size.width));
  const way = element === null ? { renderer: "svg" as const, ssr: true } : { devicePixelRatio: density };
  const chart = init(element, null, { ...way, width: size.width, height });
  chart.setOption({
    ...drawChart(spec, table, { theme: "light", locale, width: size.width }),
    animation: false,
  });
  return chart;
}
