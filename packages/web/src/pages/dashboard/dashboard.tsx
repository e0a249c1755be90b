import { useCallback, useState } from "react";
import { toast } from "sonner";
import { Chat } from "./chat/chat.tsx";
import type { Entry } from "./chat/entry.ts";
import { useConversation } from "./chat/use-conversation.ts";
import { ConnectDialog } from "./connect/connect-dialog.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";
import type { TabId } from "./tabs.ts";
import { useChanges } from "./use-changes.ts";
import { useSessionEnd } from "./use-session-end.ts";

/** The place where questions are asked. */
export function Dashboard() {
  const [tab, setTab] = useState<TabId>("chat");
  const [dropped, setDropped] = useState<File | null>(null);
  const [connecting, setConnecting] = useState(false);
  const inView = tab === "chat";
  const settled = useCallback(
    (entry: Entry) => {
      if (inView && !document.hidden) return;
      const action = { label: "Show", onClick: () => setTab("chat") };
      toast.success(`Answered: ${entry.shown}`, { action, duration: 5000 });
    },
    [inView],
  );
  const conversation = useConversation(settled);
  useChanges(conversation.catchUp);
  useSessionEnd();
  const connect = (file: File | null): void => {
    setDropped(file);
    setConnecting(true);
  };
  return (
    <div className="min-h-dvh pb-14 md:pb-0">
      <Header onHome={() => setTab("chat")} />
      <div className="md:flex">
        <Sidebar tab={tab} onTab={setTab} onConnect={() => connect(null)} />
        <main className="min-w-0 flex-1">
          <Chat conversation={conversation} shown={inView} onConnect={connect} />
        </main>
      </div>
      {connecting && <ConnectDialog file={dropped} onClose={() => setConnecting(false)} />}
    </div>
  );
}
