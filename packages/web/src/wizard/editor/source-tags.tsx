import type { DataSource } from "@parlance/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tagSource } from "../../api/sources.ts";
import { Problem } from "../parts/problem.tsx";
import { TextEntry } from "../parts/text-entry.tsx";
import { readTags } from "./read-tags.ts";

/** What the source's card says of it, separated by commas: kept as soon as the line is left. */
export function SourceTags({ source }: { source: DataSource }) {
  const client = useQueryClient();
  const tagging = useMutation({
    mutationFn: (tags: string[]) => tagSource(source.id, tags),
    onSuccess: () => client.invalidateQueries({ queryKey: ["sources"] }),
  });
  return (
    <div className="grid max-w-2xl gap-2">
      <TextEntry
        label="Tags on its card, separated by commas"
        value={source.tags.join(", ")}
        placeholder="GDPR, Finance"
        onChange={(text) => tagging.mutate(readTags(text))}
      />
      <Problem text={tagging.error?.message ?? null} />
    </div>
  );
}
