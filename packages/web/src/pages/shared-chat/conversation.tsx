import type { SharedConversation, SharedMessage } from "@parlance/contract";
import { AnswerView } from "../../blocks/answer.tsx";
import { explainers } from "./content.ts";

const when = (time: string): string =>
  new Date(time).toLocaleString("en", { dateStyle: "long", timeStyle: "short" });

/** The snapshot: what it is, who shared it when, and its messages. Nothing here can be asked or changed. */
export function Conversation({ shared }: { shared: SharedConversation }) {
  return (
    <div className="grid min-w-0 gap-8">
      <div className="grid gap-1">
        <h2 className="font-serif text-2xl first-letter:uppercase">{shared.title}</h2>
        <p className="text-sm text-muted">
          Shared by {shared.shared_by} on {when(shared.shared_at)}
          {shared.expires_at !== null && `, open until ${when(shared.expires_at)}`}
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {explainers.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-1.5 rounded-lg border border-line p-3.5">
            <Icon size={16} className="text-accent" aria-hidden />
            <h3 className="text-sm font-medium">{title}</h3>
            <p className="text-xs text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <ol aria-label="Conversation" className="grid min-w-0 gap-8">
        {shared.messages.map((message) => (
          <li key={message.id} className="min-w-0">
            <Message message={message} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Message({ message }: { message: SharedMessage }) {
  if (message.type === "user")
    return (
      <p className="ml-auto w-fit max-w-[85%] whitespace-pre-wrap rounded-xl rounded-br-sm bg-raised px-3.5 py-2 text-base [overflow-wrap:anywhere]">
        {message.content}
      </p>
    );
  return (
    <div className="grid min-w-0 gap-2">
      {message.answer === null ? (
        <p className="whitespace-pre-line text-lg">{message.content}</p>
      ) : (
        <AnswerView answer={message.answer} actions={null} />
      )}
      <p className="text-xs text-muted">
        {[message.toolUsed, when(message.timestamp)].filter((part) => part !== null).join(" · ")}
      </p>
    </div>
  );
}
