import { ArrowDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { AnswerActions } from "../../../blocks/answer.tsx";
import { Button } from "../../../ui/button.tsx";
import { BotMessage } from "./bot-message.tsx";
import type { Message } from "./message.ts";

const nearEnd = 100;

/** The conversation. It follows new messages while its end is in view, and otherwise offers the way down. */
export function MessageList({ messages, ...actions }: { messages: Message[] } & AnswerActions) {
  const list = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const last = messages.at(-1);
  const key = last === undefined ? "" : `${last.id}${last.type === "bot" ? last.state : ""}`;
  const toEnd = (): void => list.current?.scrollTo({ top: list.current.scrollHeight, behavior: "smooth" });
  useEffect(() => {
    const element = list.current;
    if (element === null || key === "") return;
    const newest = element.querySelector("[data-message]:last-of-type");
    newest?.scrollIntoView({ block: "start", behavior: "smooth" });
  }, [key]);
  return (
    <div className="relative">
      <div
        ref={list}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAway(scrollHeight - scrollTop - clientHeight > nearEnd)
        }
        className="grid max-h-[300px] content-start gap-6 overflow-y-auto scroll-pt-2 pr-1 sm:max-h-[400px]"
      >
        {messages.map((message) => (
          <div key={message.id} data-message className="min-w-0">
            {message.type === "user" && (
              <p className="ml-auto w-fit max-w-[85%] whitespace-pre-wrap rounded-xl rounded-br-sm bg-raised px-3.5 py-2 text-base">
                {message.content}
              </p>
            )}
            {message.type === "system" && <Greeting message={message} onAsk={actions.onAsk} />}
            {message.type === "bot" && <BotMessage message={message} {...actions} />}
          </div>
        ))}
      </div>
      {away && (
        <Button
          size="icon"
          aria-label="Scroll to bottom"
          onClick={toEnd}
          className="absolute bottom-2 right-4 rounded-full shadow-lg"
        >
          <ArrowDown size={16} aria-hidden />
        </Button>
      )}
    </div>
  );
}

function Greeting({
  message,
  onAsk,
}: {
  message: Extract<Message, { type: "system" }>;
  onAsk: (question: string) => void;
}) {
  return (
    <div className="grid gap-3">
      <p className="text-muted">{message.content}</p>
      <div className="grid justify-items-start gap-1.5 sm:flex sm:flex-wrap">
        {message.suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            size="small"
            className="h-8 px-3 text-sm"
            onClick={() => onAsk(suggestion)}
          >
            {suggestion}
          </Button>
        ))}
      </div>
    </div>
  );
}
