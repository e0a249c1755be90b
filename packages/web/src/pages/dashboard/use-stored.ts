import { useSyncExternalStore } from "react";
import { onStored, readStored } from "../../api/stored.ts";

/** What is stored under a key, kept up to date. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(onStored, () => readStored(key));
