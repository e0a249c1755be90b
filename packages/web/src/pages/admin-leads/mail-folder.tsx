import type { MailResponse } from "@parlance/contract";
import { shortTime } from "../../ui/short-time.ts";

/** Mail that waits in the folder because no mail server is set. */
export function MailFolder({ folder, mails }: MailResponse) {
  if (folder === null) return <p className="text-muted">Mail leaves by your mail server.</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-muted">
        No mail server is set (SMTP_URL), so mail is kept in a folder of the server. These are the last ones;
        hand their links on yourself.
        <code className="mt-1 block text-sm [overflow-wrap:anywhere]">{folder}</code>
      </p>
      {mails.length === 0 ? (
        <p className="text-muted">The folder is empty.</p>
      ) : (
        <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line">
          {mails.map(({ to, subject, text, at }) => (
            <li key={`${at} ${to}`} className="bg-canvas">
              <details className="group">
                <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 p-4 focus-visible:-outline-offset-2">
                  <span className="font-medium">{subject}</span>
                  <span className="text-sm text-muted">
                    {to}, {shortTime(at)}
                  </span>
                </summary>
                <pre className="overflow-x-auto whitespace-pre-wrap break-words px-4 pb-4 font-sans text-sm">
                  {text}
                </pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
