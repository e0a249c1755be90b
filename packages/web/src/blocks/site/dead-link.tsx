import { Link } from "react-router";
import { EntryFrame } from "./entry-frame.tsx";

/** What a link that has served or run out leads to, and what to do then. */
export function DeadLink({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <EntryFrame title="This link does not work any more" text={text}>
      <Link to={to} className="w-fit text-accent underline underline-offset-4">
        {label}
      </Link>
    </EntryFrame>
  );
}
