import { toast } from "sonner";
import { shareAddress } from "../../../api/shares.ts";

/** Copies the address of a shared conversation; where the clipboard refuses, a toast shows it for five seconds. */
export async function copyShare(id: string): Promise<boolean> {
  const address = shareAddress(id);
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    toast.error(`Copy this: ${address}`, { duration: 5000 });
    return false;
  }
}
