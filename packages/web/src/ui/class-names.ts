import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins class names; a later utility wins over an earlier one of its kind. */
export const classNames = (...values: ClassValue[]): string => twMerge(clsx(values));
