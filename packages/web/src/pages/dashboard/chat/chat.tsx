import { Plus, Share2 } from "lucide-react";
import { type DragEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Composer } from "./composer.tsx";
import { ConnectionBadge } from "./connection-badge.tsx";
import { MessageList } from "./message-list.tsx";
import { useConversation } from "./use-conversation.ts";

/** The chat tab; a file that is dropped on it gets connected. */
export function Chat({ onConnect }: { onConnect: (file: File | null) => void }) {
  const { messages, pending, ask, cancel, restart } = useConversation();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onConnect(file);
  };
  return (
    <section
      aria-label="AI Chat Analytics"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        "mx-auto grid max-w-[824px] gap-4 p-4 md:px-8",
        over && "outline-2 outline-dashed outline-accent",
      )}
    >
      <div className="flex flex-wrap items-center gap-2 pt-1">
        <h1 className="text-lg font-semibold">AI Chat Analytics</h1>
        <span className="inline-flex items-center gap-1.5 rounded-md bg-raised px-2 py-0.5 text-xs text-muted">
          <span className="size-1.5 rounded-full bg-gain" aria-hidden /> Live
        </span>
        <ConnectionBadge />
        <div className="ml-auto flex gap-1.5">
          <Button size="small" onClick={restart}>
            <Plus size={14} aria-hidden /> New Chat
          </Button>
          <Button size="small" onClick={() => toast("Sharing comes with saved conversations.")}>
            <Share2 size={14} aria-hidden /> Share
          </Button>
        </div>
      </div>
      <MessageList messages={messages} onAsk={ask} onReading={ask} />
      <Composer pending={pending} onAsk={ask} onCancel={cancel} />
    </section>
  );
}
