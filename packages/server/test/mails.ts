import { join } from "node:path";
import { expect } from "vitest";
import { type KeptMail, readMails } from "../src/mail/mailer.ts";

/** The mails of a server without a mail server, by its data folder, the latest first. */
export const mailsIn = (dataFolder: string): Promise<KeptMail[]> => readMails(join(dataFolder, "mail"), 1000);

/** Waits for a mail to an address whose subject holds these words; the latest one's text. */
export async function mailTo(dataFolder: string, address: string, subject = ""): Promise<string> {
  const found = async (): Promise<KeptMail | undefined> =>
    (await mailsIn(dataFolder)).find((mail) => mail.to === address && mail.subject.includes(subject));
  await expect.poll(found).toBeDefined();
  return (await found())?.text ?? "";
}

/** The link with a token that a mail holds. */
export const linkIn = (text: string): string => /http\S+token=[\w-]+/.exec(text)?.[0] ?? "";
