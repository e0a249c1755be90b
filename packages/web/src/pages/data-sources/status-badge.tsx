import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  LoaderCircle,
  type LucideIcon,
} from "lucide-react";
import { classNames } from "../../ui/class-names.ts";

type Look = { icon: LucideIcon; look: string };

const looks: Record<string, Look> = {
  connected: { icon: CircleCheck, look: "text-gain" },
  syncing: { icon: LoaderCircle, look: "text-info [&>svg]:animate-spin" },
  error: { icon: CircleAlert, look: "text-loss" },
  pending: { icon: CircleDot, look: "text-attention" },
};
const other: Look = { icon: CircleDashed, look: "text-muted" };

/** Health of a source: green, blue and turning, red, yellow; gray for what is not known. */
export function StatusBadge({ status }: { status: string }) {
  const { icon: Icon, look } = looks[status] ?? other;
  return (
    <span
      data-status={status}
      className={classNames(
        "inline-flex shrink-0 items-center gap-1.5 rounded-md border border-line px-2 py-0.5 text-xs font-medium",
        look,
      )}
    >
      <Icon size={13} aria-hidden /> {status}
    </span>
  );
}
