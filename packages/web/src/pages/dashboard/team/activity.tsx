import type { ActivityEvent, ActivityKind } from "@parlance/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ago } from "../ago.ts";
import { activityQuery } from "../workspace-queries.ts";

/** So many show at first. */
const few = 8;

/** What the team did, newest first; changes come as they happen. */
export function Activity() {
  const { data: events, isError } = useQuery(activityQuery);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : events?.slice(0, few);
  return (
    <section aria-label="Activity" className="overflow-hidden rounded-xl border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-3 text-sm font-medium">Activity</h2>
      {isError && events === undefined && (
        <p className="px-4 py-3 text-sm text-muted">What was done here could not be read. Nothing is lost.</p>
      )}
      {events === undefined && !isError && (
        <span aria-hidden className="block h-40 animate-pulse bg-raised" />
      )}
      {events?.length === 0 && (
        <p className="px-4 py-3 text-sm text-muted">
          Nothing yet. What the team asks, saves, shares and connects shows here.
        </p>
      )}
      <ul>
        {shown?.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
      {events !== undefined && events.length > few && (
        <Button look="text" size="small" className="m-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show fewer" : `Show all ${events.length}`}
        </Button>
      )}
    </section>
  );
}

function Event({ event }: { event: ActivityEvent }) {
  const { who, avatar, isMe, at } = event;
  const { did, what } = deeds[event.kind](event);
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-2.5 text-sm last:border-b-0">
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-content-center rounded-full bg-raised text-[10px] font-semibold"
      >
        {avatar}
      </span>
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="font-medium">{isMe ? "You" : (who ?? "Someone")}</span>{" "}
        <span className="text-muted">{did}</span> {what}
      </p>
      <time dateTime={at} className="shrink-0 text-xs text-muted">
        {ago(at)}
      </time>
    </li>
  );
}

/** What someone did, in words, and what with. */
const deeds: Record<ActivityKind, (event: ActivityEvent) => { did: string; what: string }> = {
  asked: ({ what, count }) =>
    what === null
      ? { did: count === 1 ? "asked a question" : `asked ${count} questions`, what: "" }
      : { did: "asked", what: count === 1 ? `“${what}”` : `“${what}” and ${count - 1} more` },
  saved: ({ what }) => ({ did: "saved the chart", what: `“${what}”` }),
  shared: ({ what }) =>
    what === null
      ? { did: "shared an answer by link", what: "" }
      : { did: "shared by link", what: `“${what}”` },
  verified: ({ what }) => ({ did: "verified", what: `“${what}”` }),
  invited: ({ what }) => ({ did: "invited", what: what ?? "" }),
  joined: () => ({ did: "joined the workspace", what: "" }),
  connected: ({ what }) => ({ did: "connected", what: what ?? "" }),
};
