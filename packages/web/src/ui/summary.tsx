import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The line that opens a `details` of the class `group`, with an arrow that turns. */
export const Summary = ({ className, children }: { className?: string; children: ReactNode }) => (
  <summary
    className={classNames(
      "flex cursor-pointer select-none list-none items-center gap-1.5 text-sm pointer-coarse:min-h-10",
      className,
    )}
  >
    <ChevronRight
      size={14}
      aria-hidden
      className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
    />
    {children}
  </summary>
);
