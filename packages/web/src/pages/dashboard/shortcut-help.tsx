import { Modal } from "../../ui/modal.tsx";

const shortcuts = [
  ["⌘K or Ctrl K", "Search conversations, charts, sources and columns"],
  ["Enter", "Send the question"],
  ["Shift Enter", "A new line in the question"],
  ["↑ in an empty field", "The questions that you asked before"],
  ["↓ ↑ Tab", "Walk and take a suggestion"],
  ["Esc", "Close what is open"],
  ["Alt T", "To the notifications"],
  ["?", "This list"],
];

/** The keys that the dashboard knows. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard" description="Everything can be reached without a mouse." open onClose={onClose}>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-sm">
        {shortcuts.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded border border-line bg-raised px-1.5 py-0.5 font-mono text-xs">
                {keys}
              </kbd>
            </dt>
            <dd className="text-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
