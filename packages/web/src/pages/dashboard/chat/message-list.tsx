import { ArrowDown } from "lucide-react";
import { memo, useCallback, useEffect, useMemo, useRef } from "react";
import { readAllRows } from "../../../api/own-rows.ts";
import { readModel } from "../../../api/sources.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DrawnWhole } from "../../../ui/later.tsx";
import { BotMessage } from "./bot-message.tsx";
import { correctionsOf } from "./corrections.ts";
import type { Entry } from "./entry.ts";
import { Greeting } from "./greeting.tsx";
import { spoken } from "./spoken.ts";
import { useAway } from "./use-away.ts";
import type { Conversation } from "./use-conversation.ts";
import { UserMessage } from "./user-message.tsx";
import { useWindow } from "./window/use-window.ts";

/** So near to the top, in pixels, the messages before are read. */
const nearStart = 600;

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
  const flow = useRef<HTMLDivElement>(null);
  const [away, lookForEnd] = useAway(list, flow);
  const { entries, earlier, opening, sought, ask, branch, change, pending, readEarlier } = conversation;
  const soughtId = entries.findLast(({ question }) => question === sought?.question)?.id ?? null;
  const { pieces, onScroll, measured } = useWindow(list, flow, entries, soughtId);
  const toEnd = (): void => list.current?.scrollTo({ top: list.current.scrollHeight, behavior: "smooth" });
  const latest = useRef(onConnect);
  latest.current = onConnect;
  const connect = useCallback(() => latest.current(), []);
  const scrolled = ({ scrollTop }: HTMLElement): void => {
    lookForEnd();
    if (earlier && !opening && scrollTop < nearStart) readEarlier();
    onScroll();
  };
  const corrections = useMemo(() => correctionsOf(entries), [entries]);
  useFollow(list, conversation, soughtId);
  return (
    <div className="relative min-h-0">
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        onScroll={({ currentTarget }) => scrolled(currentTarget)}
        className={classNames(
          // Opaque, so that the browser moves it as a whole instead of painting it anew.
          "relative -mr-1 overflow-y-auto scroll-pt-2 bg-canvas pr-1",
          // Of one height whatever it holds, so that the field below stays where it is.
          tall ? "h-full" : "h-[300px] sm:h-[400px]",
        )}
      >
        {opening && <Skeleton />}
        {!opening && !earlier && (
          <div className={entries.length > 0 ? "" : tall ? "sm:pt-[20dvh]" : "sm:pt-20"}>
            <Greeting onAsk={ask} onConnect={connect} />
          </div>
        )}
        {earlier && (
          <Button look="text" size="small" onClick={readEarlier} className="mx-auto flex">
            Earlier messages
          </Button>
        )}
        <div ref={flow} className={classNames(!earlier && "pt-6")}>
          {pieces.map((piece) =>
            piece.kind === "gap" ? (
              <div key={piece.key} aria-hidden className="unread" style={{ height: piece.height }} />
            ) : (
              <div
                key={piece.entry.id}
                ref={measured}
                data-entry={piece.entry.id}
                style={piece.least === null ? undefined : { minHeight: piece.least }}
                className="pb-6 [contain:layout_style]"
              >
                <DrawnWhole value={piece.least === null}>
                  <EntryView
                    entry={piece.entry}
                    corrects={corrections.get(piece.entry.id) ?? null}
                    conversation={conversation.id}
                    pending={pending}
                    ask={ask}
                    branch={branch}
                    change={change}
                    onConnect={connect}
                  />
                </DrawnWhole>
              </div>
            ),
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {spoken(entries.at(-1) ?? null)}
      </p>
      {away && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 grid h-16 justify-items-center bg-linear-to-t from-canvas to-transparent">
          <Button
            size="icon"
            aria-label="Scroll to bottom"
            onClick={toEnd}
            className="pointer-events-auto mb-1 self-end rounded-full shadow-lg"
          >
            <ArrowDown size={16} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}

type EntryProps = Pick<Conversation, "pending" | "ask" | "branch" | "change"> & {
  entry: Entry;
  corrects: string | null;
  /** The id of the conversation. */
  conversation: string;
  onConnect: () => void;
};

/** One question with what came of it; drawn again only when something of it changes. */
const EntryView = memo(function EntryView({ entry, ask, branch, ...rest }: EntryProps) {
  const { pending, change, conversation, corrects, onConnect } = rest;
  return (
    <div className="grid min-w-0 gap-6">
      <UserMessage entry={entry} pending={pending} onEdit={(question) => branch(entry, question)} />
      {entry.outcome.state !== "waiting" && (
        <BotMessage
          entry={entry}
          conversation={conversation}
          corrects={corrects}
          onAsk={ask}
          onReading={ask}
          readModel={readModel}
          readRows={readAllRows}
          onChange={change}
          onConnect={onConnect}
        />
      )}
    </div>
  );
});

/** Brings the newest entry to the top of the view when it comes or changes; when a conversation opens the one that is sought, or the end. */
function useFollow(
  list: React.RefObject<HTMLDivElement | null>,
  { id, entries, opening, sought }: Conversation,
  soughtId: string | null,
): void {
  const last = entries.at(-1);
  const key = last === undefined ? "" : `${last.id} ${last.outcome.state}`;
  const opened = useRef("");
  const shown = useRef<Conversation["sought"]>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null || opening || key === "") return;
    const drawn = [...element.querySelectorAll("[data-entry]")];
    const wanted =
      shown.current === sought
        ? undefined
        : drawn.find((entry) => entry.getAttribute("data-entry") === soughtId);
    const first = opened.current !== id || wanted !== undefined;
    opened.current = id;
    shown.current = sought;
    (wanted ?? drawn.at(-1))?.scrollIntoView({ block: "start", behavior: first ? "instant" : "smooth" });
  }, [list, key, id, opening, sought, soughtId]);
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
