import { createContext, type ReactNode, useContext } from "react";

const Whole = createContext(true);

/** Says whether a part of the page is drawn whole, or its beginning alone: a list that draws ahead takes two steps. */
export const DrawnWhole = Whole.Provider;

/** The end of a part of the page, which comes in the second step, so that no frame takes long. */
export function Later({ children }: { children: ReactNode }) {
  return useContext(Whole) ? children : null;
}
