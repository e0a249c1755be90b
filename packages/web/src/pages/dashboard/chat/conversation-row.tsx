import type { ConversationSummary } from "@parlance/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { toast } from "sonner";
import { deleteConversation, renameConversation } from "../../../api/conversations.ts";
import { classNames } from "../../../ui/class-names.ts";
import { focusOnMount } from "../../../ui/focus-on-mount.ts";
import { menuItem } from "../../../ui/menu.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { ago } from "../ago.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { workspaceKey } from "../workspace-queries.ts";

/** One conversation of the list: open, rename in place, delete. */
export function ConversationRow({
  conversation,
  isCurrent,
  onOpen,
  onDeleted,
}: {
  conversation: ConversationSummary;
  isCurrent: boolean;
  onOpen: () => void;
  onDeleted: () => void;
}) {
  const [naming, setNaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const client = useQueryClient();
  const change = (work: Promise<unknown>, done: () => void): void => {
    work.then(
      () => {
        done();
        void client.invalidateQueries({ queryKey: [workspaceKey] });
      },
      (error: unknown) => toast.error(error instanceof Error ? error.message : String(error)),
    );
  };
  const rename = (title: string): void => {
    setNaming(false);
    if (title.trim() !== "" && title !== conversation.title)
      change(renameConversation(conversation.id, title), () => undefined);
  };
  const remove = (): void =>
    change(deleteConversation(conversation.id), () => {
      toast.success("Conversation deleted");
      onDeleted();
    });
  if (naming)
    return (
      <li>
        <input
          aria-label="Name of the conversation"
          ref={focusOnMount}
          defaultValue={conversation.title}
          maxLength={120}
          onBlur={(event) => rename(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") rename(event.currentTarget.value);
            if (event.key === "Escape") setNaming(false);
          }}
          className="h-9 w-full rounded-md border border-accent bg-surface px-2 text-sm"
        />
      </li>
    );
  return (
    <li
      className={classNames("group flex items-center rounded-md hover:bg-raised", isCurrent && "bg-raised")}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-current={isCurrent ? "true" : undefined}
        className="grid min-w-0 flex-1 px-2 py-1.5 text-left"
      >
        <span className="truncate text-sm">{conversation.title}</span>
        <span className="text-xs text-muted">{ago(conversation.touchedAt)}</span>
      </button>
      <MenuButton
        label={conversation.title}
        align="end"
        button={
          <button
            type="button"
            aria-label={`More about ${conversation.title}`}
            className="finger grid size-7 place-content-center rounded-md text-muted hover:text-ink xl:opacity-0 xl:aria-expanded:opacity-100 xl:group-focus-within:opacity-100 xl:group-hover:opacity-100"
          >
            <Ellipsis size={15} aria-hidden />
          </button>
        }
      >
        <DropdownMenu.Item className={menuItem} onSelect={() => setTimeout(() => setNaming(true))}>
          Rename
        </DropdownMenu.Item>
        <DropdownMenu.Item className={menuItem} onSelect={() => setTimeout(() => setDeleting(true))}>
          Delete…
        </DropdownMenu.Item>
      </MenuButton>
      {deleting && (
        <ConfirmDialog
          title={`Delete “${conversation.title}”?`}
          consequence="Its questions and answers go for good. Charts saved from it and links to it stay."
          action="Delete conversation"
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}
