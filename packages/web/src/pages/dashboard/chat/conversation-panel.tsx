import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { hasServerSession } from "../../../api/session.ts";
import { Modal } from "../../../ui/modal.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { conversationsQuery } from "../workspace-queries.ts";
import { ConversationRow } from "./conversation-row.tsx";

type Rows = { current: string; onOpen: (id: string) => void; onDeleted: () => void };

/** Earlier conversations: beside the chat where there is room, else in a dialog. */
export function ConversationPanel({
  dialog,
  onDialog,
  ...rows
}: Rows & { dialog: boolean; onDialog: (open: boolean) => void }) {
  if (!hasServerSession()) return null;
  return (
    <>
      <aside aria-label="Conversations" className="hidden w-64 shrink-0 py-5 xl:block">
        <h2 className="pb-2 text-xs font-medium text-muted">Conversations</h2>
        <Conversations {...rows} />
      </aside>
      <Modal
        title="Conversations"
        description="Everything you asked, kept on the server."
        open={dialog}
        onClose={() => onDialog(false)}
      >
        <Conversations
          {...rows}
          onOpen={(id) => {
            rows.onOpen(id);
            onDialog(false);
          }}
        />
      </Modal>
    </>
  );
}

function Conversations({ current, onOpen, onDeleted }: Rows) {
  const [search, setSearch] = useState("");
  const { data: conversations, isPending, isError } = useQuery(conversationsQuery(useDeferredValue(search)));
  return (
    <div className="grid gap-2">
      <SearchField label="Find a conversation" value={search} onChange={setSearch} />
      <ul className="grid max-h-[60dvh] gap-0.5 overflow-y-auto xl:max-h-[calc(100dvh-170px)]">
        {conversations?.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isCurrent={conversation.id === current}
            onOpen={() => onOpen(conversation.id)}
            onDeleted={() => conversation.id === current && onDeleted()}
          />
        ))}
      </ul>
      {isPending && <p className="px-2 text-xs text-muted">Reading…</p>}
      {isError && <p className="px-2 text-xs text-muted">The server does not answer. Nothing is lost.</p>}
      {conversations?.length === 0 && (
        <p className="px-2 text-xs text-muted">
          {search === "" ? "What you ask is kept here." : "No conversation holds these words."}
        </p>
      )}
    </div>
  );
}
