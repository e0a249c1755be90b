import { type ComponentProps, useId } from "react";
import { classNames } from "./class-names.ts";

/** A labelled input. */
export function Field({ label, className, ...props }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        className={classNames(
          "h-10 rounded-lg border border-line bg-canvas px-3 text-base text-ink placeholder:text-muted",
          className,
        )}
        {...props}
      />
    </div>
  );
}
