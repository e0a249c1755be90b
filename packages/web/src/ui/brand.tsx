import { Link } from "react-router";
import { Mark } from "./mark.tsx";

/** Mark and name, leading home. */
export function Brand() {
  return (
    <Link
      to="/"
      aria-label="Parlance, home"
      className="finger inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight"
    >
      <Mark size={26} />
      <span className="max-[379px]:sr-only">Parlance</span>
    </Link>
  );
}
