import { readStored, writeStored } from "../../api/stored.ts";

/** Where it is kept that answers which come while the page is hidden are told by the system. */
export const notificationsKey = "answer_notifications";

/** Whether answers are told: `refused` by the browser's own settings, `absent` where it has no notifications. */
export type NotificationState = "on" | "off" | "refused" | "absent";

/** What holds now, by what is stored (see `notificationsKey`) and what the browser allows. */
export function notificationState(stored: string | null): NotificationState {
  if (typeof Notification === "undefined") return "absent";
  if (Notification.permission === "denied") return "refused";
  return stored === "on" && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the browser for leave, which it grants on a person's action alone, and remembers the wish. */
export async function turnNotificationsOn(): Promise<NotificationState> {
  if (typeof Notification === "undefined") return "absent";
  const permission = await Notification.requestPermission();
  writeStored(notificationsKey, permission === "granted" ? "on" : null);
  return notificationState(readStored(notificationsKey));
}

/** Tells something by the system, where that is wished; a press on it calls `onShow` and brings the page back. */
export function notify({ title, body, onShow }: { title: string; body: string; onShow: () => void }): void {
  if (notificationState(readStored(notificationsKey)) !== "on") return;
  try {
    const notification = new Notification(title, { body, tag: `parlance ${title}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onShow();
    };
  } catch {
    // Phones allow notifications from service workers alone: the toast stays.
  }
}
