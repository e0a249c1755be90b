export { chooseChart } from "./choose-chart.ts";
export type { DrawOptions } from "./draw/chart-context.ts";
export { drawChart } from "./draw/draw-chart.ts";
export { type ChartTheme, type ThemeName, themes } from "./draw/theme.ts";
export { formatCell, formatNumber, formatShort, type Locale } from "./format-cell.ts";
