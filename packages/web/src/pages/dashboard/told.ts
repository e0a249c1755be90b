import { toast } from "sonner";

/** Shows what went wrong for five seconds. */
export const told = (error: unknown): void =>
  void toast.error(error instanceof Error ? error.message : String(error), { duration: 5000 });
