import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { saveChart } from "../../../api/charts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { workspaceKey } from "../workspace-queries.ts";

/** Names a chart and puts it on a shelf of the library. */
export function SaveChartDialog({
  conversation,
  position,
  title: given,
  onClose,
}: {
  conversation: string;
  position: number;
  title: string;
  onClose: () => void;
}) {
  const [title, setTitle] = useState(given.slice(0, 160));
  const [library, setLibrary] = useState<"user" | "team">("user");
  const client = useQueryClient();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await saveChart({ conversation, position, title: title.trim(), library });
      await client.invalidateQueries({ queryKey: [workspaceKey] });
      toast.success("Saved to the chart library", { duration: 3000 });
      onClose();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error), { duration: 5000 });
    }
  };
  return (
    <Modal
      title="Save chart"
      description="The query is kept, so the chart can be refreshed with new data."
      open
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label="Name"
          value={title}
          maxLength={160}
          required
          onChange={(event) => setTitle(event.target.value)}
        />
        <fieldset className="grid gap-2">
          <legend className="pb-1.5 text-sm font-medium">Shelf</legend>
          {(["user", "team"] as const).map((shelf) => (
            <label key={shelf} className="flex items-center gap-2 text-sm">
              <input
                type="radio"
                name="library"
                checked={library === shelf}
                onChange={() => setLibrary(shelf)}
              />
              {shelf === "user" ? "My charts" : "Team charts, seen by every member"}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="primary" disabled={title.trim() === ""}>
          Save
        </Button>
      </form>
    </Modal>
  );
}
