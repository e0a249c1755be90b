import { Pause, Play } from "lucide-react";

/** Stops and starts what moves by itself. */
export function PauseButton({
  paused,
  onPause,
  subject,
}: {
  paused: boolean;
  onPause: () => void;
  subject: string;
}) {
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={`${paused ? "Play" : "Pause"} ${subject}`}
      onClick={onPause}
      className="finger grid size-8 place-items-center rounded-md text-muted hover:text-ink"
    >
      <Icon size={14} aria-hidden />
    </button>
  );
}
