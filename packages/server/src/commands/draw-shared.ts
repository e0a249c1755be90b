import { drawChart, type ThemeName, themes } from "@parlance/charts";
import { type DataAnswer, failed, type Result, success } from "@parlance/contract";
import type { Services } from "../services.ts";
import { readShare } from "./shares.ts";

const size = { width: 1000, height: 560 };

/**
 * The last chart of a shared conversation as an SVG document, to stand in other pages. Fails as not-found where the link
 * is over or holds no chart.
 */
export async function drawShared(services: Services, id: string, theme: ThemeName): Promise<Result<string>> {
  const shared = await readShare(services, id);
  if (!shared.ok) return shared;
  const answer = shared.value.messages.findLast(({ hasChart }) => hasChart)?.answer;
  if (answer?.outcome !== "answered") return failed({ code: "not-found", what: "chart" });
  return success(await draw(answer, theme));
}

async function draw({ chart, table }: DataAnswer, theme: ThemeName): Promise<string> {
  const { renderSvg } = await import("@parlance/charts/svg");
  const option = drawChart(chart, table, { theme, locale: "en", width: size.width });
  return renderSvg({ ...option, backgroundColor: themes[theme].surface }, size);
}
