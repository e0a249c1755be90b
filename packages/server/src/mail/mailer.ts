import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import type { Message } from "./messages.ts";

/** Sends mail. Rejects when the server does not take it. */
export type Mailer = { send(to: string, message: Message): Promise<void> };

/** How mail leaves: by SMTP, or, without `smtpUrl`, as files into `folder`, where an administrator finds it. */
export type MailSettings = { smtpUrl: string | null; from: string; folder: string };

/** Where mail goes without a mail server. */
export const mailFolder = ({ dataFolder }: Pick<Settings, "dataFolder">): string => join(dataFolder, "mail");

/** A mailer; its library is loaded when the first mail goes. */
export function makeMailer({ smtpUrl, from, folder }: MailSettings): Mailer {
  return {
    send: async (to, message) => {
      const { createTransport } = await import("nodemailer");
      if (smtpUrl !== null) {
        await createTransport(smtpUrl).sendMail({ from, to, ...message });
        return;
      }
      const written = await createTransport({ streamTransport: true, buffer: true }).sendMail({
        from,
        to,
        ...message,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = new Date().toISOString();
      const name = `${at.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
      await writeFile(join(folder, `${name}.eml`), written.message as Buffer, { mode: 0o600 });
      const kept: KeptMail = { to, subject: message.subject, text: message.text, at };
      // Named last: whoever reads the folder meanwhile finds a whole mail or none.
      await writeFile(join(folder, `${name}.part`), JSON.stringify(kept), { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, `${name}.json`));
    },
  };
}

/** A mail in the folder, as an administrator reads it. */
export type KeptMail = { to: string; subject: string; text: string; at: string };

/** The last mails of the folder, the latest first. */
export async function readMails(folder: string, limit: number): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => []);
  const latest = names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed()
    .slice(0, limit);
  return Promise.all(
    latest.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as KeptMail),
  );
}
