import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useMayEdit } from "../may-edit.ts";
import type { Conversation } from "./use-conversation.ts";

/** Its code comes when it is opened: the dashboard's first load stays light. */
const ShareDialog = lazy(async () => ({ default: (await import("../share/share-dialog.tsx")).ShareDialog }));

/** Opens the sharing of this conversation; there is nothing to share before the first kept answer. */
export function ShareButton({ conversation }: { conversation: Conversation }) {
  const [sharing, setSharing] = useState(false);
  const mayEdit = useMayEdit();
  const kept = conversation.entries.some(({ turn }) => turn !== null);
  return (
    <>
      <Button
        size="small"
        disabled={!kept || !mayEdit}
        title={mayEdit ? (kept ? undefined : "Ask something first") : "Editors and administrators share"}
        onClick={() => setSharing(true)}
      >
        <Share2 size={14} aria-hidden /> Share
      </Button>
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog of={{ kind: "conversation", id: conversation.id }} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
