import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonStyles } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** A link that looks like a button. */
export function LinkButton({
  className,
  look,
  size,
  ...props
}: ComponentProps<typeof Link> & VariantProps<typeof buttonStyles>) {
  return <Link className={classNames(buttonStyles({ look, size }), className)} {...props} />;
}
