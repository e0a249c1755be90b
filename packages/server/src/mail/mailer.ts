import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Message } from "./messages.ts";

/** Sends mail. Rejects when the server does not take it. */
export type Mailer = { send(to: string, message: Message): Promise<void> };

/** How mail leaves: by SMTP, or, without `smtpUrl`, as files into `folder`, where an administrator finds it. */
export type MailSettings = { smtpUrl: string | null; from: string; folder: string };

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
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), written.message as Buffer, { mode: 0o600 });
    },
  };
}
