import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The classes of a button, for what looks like one and is another element. */
export const buttonStyles = cva(
  "inline-flex items-center justify-center gap-2 rounded-lg font-medium transition-colors duration-150 disabled:opacity-50 disabled:cursor-not-allowed whitespace-nowrap",
  {
    variants: {
      look: {
        primary: "bg-accent text-accent-ink hover:brightness-110",
        action: "border border-line bg-surface text-accent hover:border-accent hover:bg-accent-soft",
        outline: "border border-line bg-surface text-ink hover:bg-raised",
        quiet: "text-muted hover:bg-raised hover:text-ink",
        text: "text-accent hover:underline underline-offset-4",
      },
      size: {
        small: "h-7 px-2 text-xs pointer-coarse:min-h-10 pointer-coarse:min-w-10",
        normal: "h-9 px-3 text-sm pointer-coarse:min-h-10 pointer-coarse:min-w-10",
        large: "h-11 px-5 text-base",
        icon: "size-9 pointer-coarse:min-h-10 pointer-coarse:min-w-10",
      },
    },
    defaultVariants: { look: "outline", size: "normal" },
  },
);

/** A button in one of five looks: one primary a view; action where many alike stand in a list; outline, quiet, text. */
export function Button({
  className,
  look,
  size,
  type = "button",
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonStyles>) {
  return <button type={type} className={classNames(buttonStyles({ look, size }), className)} {...props} />;
}
