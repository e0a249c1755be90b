import { toast } from "sonner";
import { shareAddress } from "../../../api/shares.ts";

/** Copies the address of a shared conversation; where the clipboard refuses, a toast shows it for five seconds. */
export const copyShare = (id: string): Promise<boolean> => copyAddress(shareAddress(id));

/** Copies the address of the picture that other pages can show. */
export async function copyPicture(id: string): Promise<void> {
  if (await copyAddress(`${window.location.origin}/api/shared/${id}/picture.svg`))
    toast.success("Picture address copied", { duration: 3000 });
}

async function copyAddress(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    toast.error(`Copy this: ${address}`, { duration: 5000 });
    return false;
  }
}
