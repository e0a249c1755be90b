import { type EChartsOption, init } from "echarts";

/**
 * A chart as an SVG document of `width` by `height` pixels, without a browser: for mails, chat images and tests. Its own
 * entry (`@parlance/charts/svg`), because it brings all of ECharts with it. The same option gives the same document.
 */
export function renderSvg(
  option: EChartsOption,
  { width, height }: { width: number; height: number },
): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height });
  try {
    chart.setOption({ ...option, animation: false });
    return renamed(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}

/** Classes and clips are counted over a process' charts; here they are counted from the document's start. */
function renamed(svg: string): string {
  const names = new Map<string, string>();
  return svg.replace(/\bzr\d+-[a-z]+-?\d+\b/g, (name) => {
    const known = names.get(name) ?? `c${names.size}`;
    names.set(name, known);
    return known;
  });
}
