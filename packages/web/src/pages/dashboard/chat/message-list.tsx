import { ArrowDown } from "lucide-react";
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { readModel } from "../../../api/sources.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { BotMessage } from "./bot-message.tsx";
import type { Entry } from "./entry.ts";
import { Greeting } from "./greeting.tsx";
import { NearView } from "./near-view.tsx";
import type { Conversation } from "./use-conversation.ts";
import { UserMessage } from "./user-message.tsx";

const nearEnd = 100;
/** So many of the latest answers stand whether they are in view or not. */
const alwaysShown = 10;

/** The conversation. It follows new messages, and offers the way down while its end is out of view. */
export function MessageList({
  conversation,
  tall,
  onConnect,
}: {
  conversation: Conversation;
  tall: boolean;
  onConnect: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const { entries, ask, branch, change, pending } = conversation;
  const toEnd = (): void => list.current?.scrollTo({ top: list.current.scrollHeight, behavior: "smooth" });
  const latest = useRef(onConnect);
  latest.current = onConnect;
  const connect = useCallback(() => latest.current(), []);
  useFollow(list, conversation);
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
        className={classNames(
          "-mr-1 grid content-start gap-6 overflow-y-auto scroll-pt-2 rounded-lg pr-1",
          tall
            ? "max-h-[calc(100dvh-330px)] sm:max-h-[calc(100dvh-240px)]"
            : "max-h-[300px] sm:max-h-[400px]",
        )}
      >
        {conversation.opening && <Skeleton />}
        {!conversation.opening && !conversation.earlier && <Greeting onAsk={ask} />}
        {conversation.earlier && (
          <Button look="text" size="small" onClick={conversation.readEarlier} className="justify-self-center">
            Earlier messages
          </Button>
        )}
        {entries.map((entry, at) => (
          <EntryView
            key={entry.id}
            entry={entry}
            list={list}
            recent={at >= entries.length - alwaysShown}
            conversation={conversation.id}
            pending={pending}
            ask={ask}
            branch={branch}
            change={change}
            onConnect={connect}
          />
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

type EntryProps = Pick<Conversation, "pending" | "ask" | "branch" | "change"> & {
  entry: Entry;
  list: RefObject<HTMLElement | null>;
  recent: boolean;
  /** The id of the conversation. */
  conversation: string;
  onConnect: () => void;
};

/** One question with what came of it; drawn again only when something of it changes. */
const EntryView = memo(function EntryView({ entry, list, recent, ask, branch, ...rest }: EntryProps) {
  const { pending, change, conversation, onConnect } = rest;
  return (
    <div className="grid min-w-0 gap-6">
      <UserMessage entry={entry} pending={pending} onEdit={(question) => branch(entry, question)} />
      {entry.outcome.state !== "waiting" && (
        <NearView list={list} always={recent}>
          <BotMessage
            entry={entry}
            conversation={conversation}
            onAsk={ask}
            onReading={ask}
            readModel={readModel}
            onChange={change}
            onConnect={onConnect}
          />
        </NearView>
      )}
    </div>
  );
});

/** Brings the newest entry to the top of the view when it comes or changes, and the end when a conversation opens. */
function useFollow(
  list: React.RefObject<HTMLDivElement | null>,
  { id, entries, opening }: Conversation,
): void {
  const last = entries.at(-1);
  const key = last === undefined ? "" : `${last.id} ${last.outcome.state}`;
  const opened = useRef("");
  useEffect(() => {
    const element = list.current;
    if (element === null || opening || key === "") return;
    const newest = element.lastElementChild;
    const first = opened.current !== id;
    opened.current = id;
    newest?.scrollIntoView({ block: "start", behavior: first ? "instant" : "smooth" });
  }, [list, key, id, opening]);
}

function Skeleton() {
  return (
    <div role="status" aria-label="Opening the conversation" className="grid gap-4 py-2">
      <span className="ml-auto h-9 w-2/5 animate-pulse rounded-xl bg-raised" />
      <span className="h-5 w-3/4 animate-pulse rounded bg-raised" />
      <span className="h-40 animate-pulse rounded-lg bg-raised" />
    </div>
  );
}
