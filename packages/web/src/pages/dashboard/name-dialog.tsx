import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";

/** Asks for one name. */
export function NameDialog({
  title,
  value,
  maximum,
  onName,
  onClose,
}: {
  title: string;
  value: string;
  maximum: number;
  onName: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(value);
  return (
    <Modal title={title} description="Seen by everyone who sees the chart." open onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onName(name.trim());
          onClose();
        }}
      >
        <Field
          label="Name"
          value={name}
          maxLength={maximum}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="primary" disabled={name.trim() === ""}>
          Save
        </Button>
      </form>
    </Modal>
  );
}
