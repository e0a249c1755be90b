import { useState } from "react";
import { Chat } from "./chat/chat.tsx";
import { ConnectDialog } from "./connect/connect-dialog.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { type TabId, tabs } from "./tabs.ts";

/** The place where questions are asked. */
export function Dashboard() {
  const [tab, setTab] = useState<TabId>("chat");
  const [dropped, setDropped] = useState<File | null>(null);
  const [connecting, setConnecting] = useState(false);
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
          <div className={tab === "chat" ? "" : "hidden"}>
            <Chat onConnect={connect} />
          </div>
          {tab !== "chat" && <EmptyRoom tab={tab} onBack={() => setTab("chat")} />}
        </main>
      </div>
      {connecting && <ConnectDialog file={dropped} onClose={() => setConnecting(false)} />}
    </div>
  );
}

function EmptyRoom({ tab, onBack }: { tab: TabId; onBack: () => void }) {
  return (
    <section className="mx-auto grid max-w-md justify-items-center gap-2 px-6 py-24 text-center">
      <h1 className="text-xl font-semibold">{tabs.find(({ id }) => id === tab)?.label}</h1>
      <p className="text-muted">This room is being built. Everything you ask already works in the chat.</p>
      <button type="button" onClick={onBack} className="text-accent underline-offset-4 hover:underline">
        Back to the chat
      </button>
    </section>
  );
}
