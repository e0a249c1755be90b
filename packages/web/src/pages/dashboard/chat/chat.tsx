import { History, Maximize2, Minimize2, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { writeStored } from "../../../api/stored.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useStored } from "../use-stored.ts";
import { Composer } from "./composer.tsx";
import { ConnectionBadge } from "./connection-badge.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { MessageList } from "./message-list.tsx";
import { ShareButton } from "./share-button.tsx";
import type { Conversation } from "./use-conversation.ts";

/** Where it is kept that the conversation takes the whole height. */
const tallKey = "conversation_tall";

/** The chat tab. */
export function Chat({
  conversation,
  composing,
  shown,
  onRestart,
  onConnect,
}: {
  conversation: Conversation;
  /** Grows when a question is begun from elsewhere: the field, which may have its text, takes the focus. */
  composing: number;
  /** Whether the tab is in view: others keep it, so that work goes on. */
  shown: boolean;
  onRestart: () => void;
  onConnect: () => void;
}) {
  const tall = useStored(tallKey) === "true";
  const [listing, setListing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const focused = useRef(0);
  useEffect(() => {
    // The tab may come into view a moment after the question is begun: what is hidden takes no focus.
    if (!shown || composing === focused.current) return;
    focused.current = composing;
    // A dialog that was the way here gives the focus back first. On a phone the keyboard would cover what there is to read.
    if (!matchMedia("(pointer: coarse)").matches) setTimeout(() => field.current?.focus());
  }, [composing, shown]);
  return (
    <div className={classNames("justify-center gap-6 xl:px-6", shown ? "flex" : "hidden")}>
      <section
        aria-label="AI Chat Analytics"
        className={classNames(
          "grid w-full min-w-0 max-w-[824px] content-start gap-4 p-4 md:px-8",
          // What is between the header and, on a phone, the tabs: the conversation takes what the field below leaves.
          tall && "h-[calc(100dvh-112px)] grid-rows-[auto_minmax(0,1fr)_auto] md:h-[calc(100dvh-56px)]",
        )}
      >
        <div className="flex flex-wrap items-center gap-2 pt-1">
          <h1 className="text-lg font-semibold">AI Chat Analytics</h1>
          <span className="inline-flex items-center gap-1.5 rounded-md bg-raised px-2 py-0.5 text-xs text-muted">
            <span className="size-1.5 rounded-full bg-gain" aria-hidden /> Live
          </span>
          <ConnectionBadge />
          <div className="ml-auto flex gap-1.5 max-sm:w-full">
            <Button size="small" className="max-sm:mr-auto xl:hidden" onClick={() => setListing(true)}>
              <History size={14} aria-hidden /> <span className="max-sm:sr-only">History</span>
            </Button>
            <Button size="small" onClick={onRestart}>
              <Plus size={14} aria-hidden /> New Chat
            </Button>
            <ShareButton conversation={conversation} />
            <Button
              size="small"
              look="quiet"
              aria-pressed={tall}
              aria-label={tall ? "Conversation in its usual height" : "Conversation over the whole height"}
              onClick={() => writeStored(tallKey, tall ? null : "true")}
            >
              {tall ? <Minimize2 size={14} aria-hidden /> : <Maximize2 size={14} aria-hidden />}
            </Button>
          </div>
        </div>
        <MessageList conversation={conversation} tall={tall} onConnect={onConnect} />
        <Composer
          key={`${conversation.id} ${composing}`}
          field={field}
          conversation={conversation.id}
          pending={conversation.pending}
          onAsk={conversation.ask}
          onCancel={conversation.cancel}
        />
      </section>
      <ConversationPanel
        current={conversation.id}
        onOpen={conversation.open}
        onDeleted={conversation.restart}
        dialog={listing}
        onDialog={setListing}
      />
    </div>
  );
}
