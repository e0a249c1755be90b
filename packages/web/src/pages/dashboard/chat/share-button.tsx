import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ShareDialog } from "../share/share-dialog.tsx";
import type { Conversation } from "./use-conversation.ts";

/** Opens the sharing of this conversation; there is nothing to share before the first kept answer. */
export function ShareButton({ conversation }: { conversation: Conversation }) {
  const [sharing, setSharing] = useState(false);
  const kept = conversation.entries.some(({ turn }) => turn !== null);
  return (
    <>
      <Button
        size="small"
        disabled={!kept}
        title={kept ? undefined : "Ask something first"}
        onClick={() => setSharing(true)}
      >
        <Share2 size={14} aria-hidden /> Share
      </Button>
      {sharing && (
        <ShareDialog of={{ kind: "conversation", id: conversation.id }} onClose={() => setSharing(false)} />
      )}
    </>
  );
}
