import {
  type ActivityEvent,
  initials,
  type SavedChart,
  sampleCharts,
  sampleDailyRuns,
  sampleMembers,
  sampleTeamStats,
  type TeamResponse,
  type ToolsResponse,
  toolDescriptions,
  toolKinds,
} from "@parlance/contract";

const dayMilliseconds = 24 * 3_600_000;

/** What the library shows where no server is: the samples, without figures. */
export const localCharts = (): SavedChart[] =>
  sampleCharts
    .map(
      ({ daysAgo, ...sample }, index): SavedChart => ({
        ...sample,
        id: `sample-${index + 1}`,
        savedAt: new Date(Date.now() - daysAgo * dayMilliseconds).toISOString(),
        avatar: initials(sample.savedBy),
        folder: null,
        conversation: null,
        refreshMinutes: null,
        refreshedAt: null,
        answer: null,
        failure: null,
        alert: null,
        alarm: null,
        mine: sample.savedBy === "Demo User",
      }),
    )
    .toSorted((left, right) => Number(right.isPinned) - Number(left.isPinned));

/** The sample tools with their sample use. */
export const localTools = (): ToolsResponse => ({
  tools: toolKinds.map((id) => {
    const { sampleUsage, ...tool } = toolDescriptions[id];
    return { id, ...tool, usage: sampleUsage, lastUsed: null };
  }),
  daily: sampleDailyRuns.map((runs, index) => ({
    day: new Date(Date.now() - (sampleDailyRuns.length - 1 - index) * dayMilliseconds)
      .toISOString()
      .slice(0, 10),
    runs,
  })),
});

/** The sample team. */
export const localTeam = (): TeamResponse => ({
  members: sampleMembers(new Date()),
  stats: sampleTeamStats,
  invitations: [],
  me: "",
  role: "Admin",
});

/** What the sample team did: the charts that it saved. */
export const localActivity = (): ActivityEvent[] =>
  localCharts()
    .map(
      ({ id, savedAt, savedBy, avatar, mine, title }): ActivityEvent => ({
        id,
        kind: "saved",
        at: savedAt,
        who: savedBy,
        avatar,
        isMe: mine,
        what: title,
        count: 1,
      }),
    )
    .toSorted((left, right) => right.at.localeCompare(left.at));
