import { useCallback, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type TabId, tabs } from "./tabs.ts";

/** The open room and the way to another. The address has it (`?tab=library`, none for the chat): back, forward and a reload find it again. */
export function useTab(): [TabId, (tab: TabId) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const asked = parameters.get("tab");
  const tab = tabs.find(({ id }) => id === asked)?.id ?? "chat";
  const now = useRef(tab);
  now.current = tab;
  const open = useCallback(
    (next: TabId): void => {
      if (next === now.current) return;
      void navigate(next === "chat" ? "/dashboard" : `/dashboard?tab=${next}`, { flushSync: true });
    },
    [navigate],
  );
  return [tab, open];
}
