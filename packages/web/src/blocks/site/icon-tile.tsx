import type { LucideIcon } from "lucide-react";
import type { CSSProperties } from "react";

/** An icon on a ground of its own hue (degrees), quiet in both themes. */
export function IconTile({ icon: Icon, hue }: { icon: LucideIcon; hue: number }) {
  return (
    <span
      style={{ "--hue": hue } as CSSProperties}
      className="grid size-10 shrink-0 place-items-center rounded-lg bg-[oklch(0.93_0.035_var(--hue))] text-[oklch(0.42_0.09_var(--hue))] dark:bg-[oklch(0.28_0.035_var(--hue))] dark:text-[oklch(0.84_0.08_var(--hue))]"
    >
      <Icon size={19} strokeWidth={1.7} aria-hidden />
    </span>
  );
}
