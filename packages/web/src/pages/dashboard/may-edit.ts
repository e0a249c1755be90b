import { createContext, useContext } from "react";

const MayEdit = createContext(true);

/** Says to all of the dashboard whether this person is an editor here: what a viewer may not do is not offered. */
export const MayEditProvider = MayEdit.Provider;

/** Whether charts, links, verified questions and sources may be made and changed; the server decides in any case. */
export const useMayEdit = (): boolean => useContext(MayEdit);
