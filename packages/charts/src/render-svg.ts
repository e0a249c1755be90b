import { type EChartsOption, init } from "echarts";

/**
 * A chart as an SVG document of `width` by `height` pixels, without a browser: for mails, chat images and tests. Its own
 * entry (`@parlance/charts/svg`), because it brings all of ECharts with it.
 */
export function renderSvg(
  option: EChartsOption,
  { width, height }: { width: number; height: number },
): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height });
  try {
    chart.setOption({ ...option, animation: false });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
