import type { MailResponse } from "@parlance/contract";
import { mailFolder, readMails } from "../../mail/mailer.ts";
import type { Services } from "../../services.ts";

const MAXIMUM = 50;

/** The mail that waits in the folder; none of it where a mail server takes it. */
export async function readMail({ settings }: Services): Promise<MailResponse> {
  if (settings.smtpUrl !== null) return { folder: null, mails: [] };
  const folder = mailFolder(settings);
  return { folder, mails: await readMails(folder, MAXIMUM) };
}
