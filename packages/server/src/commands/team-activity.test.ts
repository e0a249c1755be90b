import type { ActivityEvent } from "@parlance/contract";
import { expect, test } from "vitest";
import { inARow } from "./team-activity.ts";

const event = (id: string, kind: ActivityEvent["kind"], who: string): ActivityEvent => ({
  id,
  kind,
  at: "2026-01-01T00:00:00.000Z",
  who,
  avatar: "AL",
  isMe: false,
  what: null,
  count: 1,
});

test("questions of one person in a row are one event, the latest, with how many they are", () => {
  const told = inARow([
    event("a", "asked", "Ada"),
    event("b", "asked", "Ada"),
    event("c", "asked", "Grace"),
    event("d", "saved", "Ada"),
    event("e", "asked", "Ada"),
    event("f", "asked", "Ada"),
    event("g", "asked", "Ada"),
  ]);
  expect(told.map(({ id, count }) => [id, count])).toEqual([
    ["a", 2],
    ["c", 1],
    ["d", 1],
    ["e", 3],
  ]);
});

test("anything else stays one by one, and nothing is nothing", () => {
  const saved = [event("a", "saved", "Ada"), event("b", "saved", "Ada")];
  expect(inARow(saved)).toEqual(saved);
  expect(inARow([])).toEqual([]);
});
