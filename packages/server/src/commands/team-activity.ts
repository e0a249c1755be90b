import { type ActivityEvent, type ActivityKind, activityKinds, initials } from "@parlance/contract";
import type { Services } from "../services.ts";
import {
  askedEvents,
  connectedEvents,
  invitedEvents,
  joinedEvents,
  type ReadEvents,
  type StoredEvent,
  savedEvents,
  sharedEvents,
  verifiedEvents,
} from "../store/activity-store.ts";
import { ownerOf } from "./owner-of.ts";
import type { Access } from "./sessions.ts";

/** So many events are told, after questions in a row were put together. */
const MOST_EVENTS = 30;
/** So many of each kind are read. */
const READ = 200;

/** Each kind's events, who may see them, and whether everyone may see what each was about, or its maker alone. */
const kinds: Record<ActivityKind, { read: ReadEvents; isForAdmins: boolean; isOpen: boolean }> = {
  asked: { read: askedEvents, isForAdmins: false, isOpen: false },
  saved: { read: savedEvents, isForAdmins: false, isOpen: true },
  shared: { read: sharedEvents, isForAdmins: false, isOpen: false },
  verified: { read: verifiedEvents, isForAdmins: false, isOpen: true },
  invited: { read: invitedEvents, isForAdmins: true, isOpen: true },
  joined: { read: joinedEvents, isForAdmins: false, isOpen: true },
  connected: { read: connectedEvents, isForAdmins: false, isOpen: true },
};

/**
 * What was done in the workspace, newest first. Others' questions and links are counted, not quoted: conversations are
 * their owners' own.
 */
export async function describeActivity({ database }: Services, access: Access): Promise<ActivityEvent[]> {
  const shown = activityKinds.filter((kind) => access.role === "admin" || !kinds[kind].isForAdmins);
  const events: ActivityEvent[] = [];
  for (const kind of shown)
    for (const event of await kinds[kind].read(database, ownerOf(access), READ))
      events.push(describe(kind, event, access));
  return inARow(events.toSorted((left, right) => right.at.localeCompare(left.at))).slice(0, MOST_EVENTS);
}

function describe(
  kind: ActivityKind,
  { id, at, userId, who, what }: StoredEvent,
  access: Access,
): ActivityEvent {
  const isMe = userId === access.userId && (who === null || who === access.name);
  return {
    id: `${kind} ${id}`,
    kind,
    at: at.toISOString(),
    who,
    avatar: initials(who ?? ""),
    isMe,
    what: isMe || kinds[kind].isOpen ? what : null,
    count: 1,
  };
}

/** Questions that one person asked in a row are one event, with the latest of them. */
export function inARow(events: ActivityEvent[]): ActivityEvent[] {
  const told: ActivityEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (
      last?.kind === "asked" &&
      event.kind === "asked" &&
      last.who === event.who &&
      last.isMe === event.isMe
    )
      told[told.length - 1] = { ...last, count: last.count + 1 };
    else told.push(event);
  }
  return told;
}
