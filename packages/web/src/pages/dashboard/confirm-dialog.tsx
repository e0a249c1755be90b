import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";

/** Asks once more before something goes that does not come back: what goes, what stays, and the way out first. */
export function ConfirmDialog({
  title,
  consequence,
  action,
  onConfirm,
  onClose,
}: {
  title: string;
  consequence: string;
  /** What the button does, as a verb with its object. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Modal title={title} description={consequence} open onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          Keep it
        </Button>
        <Button
          className="border-loss text-loss hover:bg-loss-soft"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </div>
    </Modal>
  );
}
