import { alarmMail } from "../../mail/messages.ts";
import type { Services } from "../../services.ts";
import type { ChartChange, StoredChart } from "../../store/chart-store.ts";
import { findUser } from "../../store/user-store.ts";
import { computeChart } from "../compute-chart.ts";
import type { WorkspaceAccess } from "../find-sources.ts";
import { type Match, matchesOf } from "./matches-of.ts";

/** So many rows are told of at once. */
const MOST_TOLD = 3;

/**
 * What running a chart's query again changes of it: figures, and what its alert says of them. What came to hold since the
 * last refresh is told, once, to the chart's owner by mail; a run that fails tells nothing and forgets nothing.
 */
export async function refreshed(
  services: Services,
  access: WorkspaceAccess,
  chart: StoredChart,
): Promise<ChartChange> {
  const change = await computeChart(services, access, chart);
  const { answer } = change;
  if (chart.alert === null || answer?.outcome !== "answered") return change;
  const matches = matchesOf(chart.alert, answer);
  const fresh = matches.filter(({ key }) => !chart.alarmKeys.includes(key));
  const alarmKeys = matches.map(({ key }) => key);
  // The first figures of a chart are where it starts from.
  if (fresh.length === 0 || chart.answer === null) return { ...change, alarmKeys };
  const text = told(fresh);
  if (access.workspaceKind === "real") await mailOwner(services, chart, text);
  return { ...change, alarmKeys, alarm: { at: services.now().toISOString(), text } };
}

/** What setting an alert changes of a chart: what holds already is known, not told. */
export const withAlert = (alert: StoredChart["alert"], { answer }: StoredChart): ChartChange => ({
  alert,
  alarm: null,
  alarmKeys:
    alert === null || answer?.outcome !== "answered" ? [] : matchesOf(alert, answer).map(({ key }) => key),
});

function told(matches: Match[]): string {
  const some = matches.slice(0, MOST_TOLD).map(({ text }) => text.replace(/\.$/, ""));
  const more = matches.length - some.length;
  return `${some.join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}

/** The alarm stands in the library whether its mail goes or not. */
async function mailOwner(
  { database, mailer, origin }: Services,
  { ownerId, title }: StoredChart,
  text: string,
): Promise<void> {
  const owner = await findUser(database, ownerId);
  if (owner === null) return;
  const message = alarmMail({ name: owner.name, title, text, link: `${origin()}/dashboard` });
  await mailer.send(owner.email, message).catch(() => undefined);
}
