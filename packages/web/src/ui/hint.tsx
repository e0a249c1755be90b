import { cloneElement, type ReactElement } from "react";

/** A tooltip on hover and focus, which `Hints` shows: an element that has one costs no more than one that has none. */
export const Hint = ({
  text,
  children,
}: {
  text: string;
  children: ReactElement<{ "data-hint"?: string }>;
}) => cloneElement(children, { "data-hint": text });
