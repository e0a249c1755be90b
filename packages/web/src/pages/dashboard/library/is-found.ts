import type { SavedChart } from "@parlance/contract";

type Searched = Pick<SavedChart, "title" | "question" | "folder" | "savedBy" | "tool">;

/** Whether a saved chart holds every word of a search: in its title, question, folder, saver or tool. */
export function isFound({ title, question, folder, savedBy, tool }: Searched, search: string): boolean {
  const text = [title, question, folder ?? "", savedBy, tool].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
