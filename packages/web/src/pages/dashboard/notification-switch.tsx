import { writeStored } from "../../api/stored.ts";
import {
  type NotificationState,
  notificationState,
  notificationsKey,
  turnNotificationsOn,
} from "./notifications.ts";
import { useStored } from "./use-stored.ts";

const hints: Record<NotificationState, string> = {
  on: "When the page is out of view, the system tells you that an answer is there.",
  off: "When the page is out of view, the system can tell you that an answer is there. Your browser asks you first.",
  refused: "Your browser refuses notifications of this page. Its own settings can allow them.",
  absent: "This browser has no notifications.",
};

/** Whether answers that come while the page is hidden are told by the system. */
export function NotificationSwitch() {
  const state = notificationState(useStored(notificationsKey));
  const change = (wanted: boolean): void => {
    if (wanted) void turnNotificationsOn();
    else writeStored(notificationsKey, null);
  };
  return (
    <label className="grid grid-cols-[max-content_1fr] gap-x-2.5 border-t border-line pt-4 text-sm">
      <input
        type="checkbox"
        checked={state === "on"}
        disabled={state === "absent" || state === "refused"}
        onChange={(event) => change(event.target.checked)}
        className="mt-0.5"
      />
      <span className="font-medium">Tell me when an answer is ready</span>
      <span className="col-start-2 text-xs text-muted">{hints[state]}</span>
    </label>
  );
}
