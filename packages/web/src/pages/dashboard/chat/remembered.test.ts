import { beforeEach, expect, it, vi } from "vitest";
import { conversationAsked, currentConversation, newConversation, openConversation } from "./remembered.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("window", { dispatchEvent: () => true });
  return () => vi.unstubAllGlobals();
});

it("asks the server for no conversation in which nothing was asked yet, however often the page is loaded", () => {
  const first = currentConversation();
  expect(first.isKnown).toBe(false);
  expect(currentConversation()).toEqual(first);
  conversationAsked(first.id);
  expect(currentConversation()).toEqual({ id: first.id, isKnown: true });
});

it("knows an earlier conversation that is opened beside a new one, and no new one", () => {
  const fresh = newConversation();
  openConversation("session_earlier");
  conversationAsked("session_earlier");
  expect(currentConversation()).toEqual({ id: "session_earlier", isKnown: true });
  openConversation(fresh);
  expect(currentConversation()).toEqual({ id: fresh, isKnown: false });
});
