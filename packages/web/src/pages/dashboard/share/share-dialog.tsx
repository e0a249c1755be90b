import type { Share, ShareRequest } from "@parlance/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { listShares, makeShare, revokeShare, shareAddress } from "../../../api/shares.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { copyPicture, copyShare } from "./copy-share.ts";

const expiries = [
  ["7", "After 7 days"],
  ["30", "After 30 days"],
  ["365", "After a year"],
  ["", "Never"],
] as const;

/** Makes a link to a snapshot, and lists the links that live, each of which can be ended. */
export function ShareDialog({ of, onClose }: { of: ShareRequest["of"]; onClose: () => void }) {
  const [days, setDays] = useState("30");
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const shares = useQuery({ queryKey: ["workspace", "shares"], queryFn: listShares });
  const told = (error: unknown): void =>
    void toast.error(error instanceof Error ? error.message : String(error), { duration: 5000 });
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const share = await makeShare({ of, expiresInDays: days === "" ? null : Number(days) });
      await client.invalidateQueries({ queryKey: ["workspace", "shares"] });
      if (await copyShare(share.id)) toast.success("Link copied", { duration: 3000 });
    } catch (error) {
      told(error);
    } finally {
      setBusy(false);
    }
  };
  const revoke = (id: string): void => {
    revokeShare(id).then(() => {
      toast.success("The link shows nothing any more", { duration: 3000 });
      void client.invalidateQueries({ queryKey: ["workspace", "shares"] });
    }, told);
  };
  return (
    <Modal
      title="Share"
      description="Anyone with the link sees what is here now, and nothing that is asked later. No sign-in is needed."
      open
      onClose={onClose}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-end gap-2">
          <label className="grid flex-1 gap-1.5 text-sm font-medium">
            The link ends
            <select
              value={days}
              onChange={(event) => setDays(event.target.value)}
              className="h-9 rounded-lg border border-line bg-canvas px-2 text-sm font-normal"
            >
              {expiries.map(([value, label]) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Button look="primary" disabled={busy} onClick={make}>
            Create link and copy it
          </Button>
        </div>
        {shares.isError && shares.data === undefined && (
          <p role="alert" className="text-sm text-muted">
            Your links could not be read. They go on as they are.
          </p>
        )}
        {shares.data !== undefined && shares.data.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-xs font-medium text-muted">Your links</h3>
            <ul className="grid max-h-64 gap-2 overflow-y-auto">
              {shares.data.map((share) => (
                <ShareRow key={share.id} share={share} onRevoke={() => revoke(share.id)} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  );
}

function ShareRow({ share, onRevoke }: { share: Share; onRevoke: () => void }) {
  const [copied, setCopied] = useState(false);
  const [asked, setAsked] = useState(false);
  const copy = async (): Promise<void> => {
    if (!(await copyShare(share.id))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  };
  return (
    <li className="grid gap-1 rounded-lg border border-line p-2.5 text-sm">
      <span className="truncate font-medium">{share.title}</span>
      <span className="truncate font-mono text-xs text-muted">{shareAddress(share.id)}</span>
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto text-xs text-muted max-sm:w-full">
          {share.expiresAt === null
            ? "Does not end"
            : `Ends ${new Date(share.expiresAt).toLocaleDateString()}`}
        </span>
        <Button size="small" onClick={copy}>
          {copied ? "Copied!" : "Copy"}
        </Button>
        <Button size="small" look="quiet" onClick={() => void copyPicture(share.id)}>
          Copy picture address
        </Button>
        <Button size="small" look="quiet" className="text-loss" onClick={() => setAsked(true)}>
          Revoke
        </Button>
      </div>
      {asked && (
        <div className="mt-1 flex flex-wrap items-center gap-2 border-t border-line pt-2 text-xs">
          <p className="mr-auto">Whoever has this link sees nothing any more.</p>
          <Button size="small" look="quiet" autoFocus onClick={() => setAsked(false)}>
            Keep it
          </Button>
          <Button size="small" className="text-loss" onClick={onRevoke}>
            Revoke the link
          </Button>
        </div>
      )}
    </li>
  );
}
