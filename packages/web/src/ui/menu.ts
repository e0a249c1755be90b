/** How a menu that floats looks. */
export const menuContent =
  "z-50 min-w-40 max-w-80 max-h-[60dvh] overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-xl";

/** How one of its entries looks. */
export const menuItem =
  "flex cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5 pointer-coarse:min-h-10 text-sm outline-none data-highlighted:bg-raised data-disabled:cursor-default data-disabled:text-muted";
