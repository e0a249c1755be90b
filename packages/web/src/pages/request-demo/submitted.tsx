import { Check } from "lucide-react";
import { requestDemo } from "../../content/request-demo.ts";

/** What is shown once the request is out of the visitor's hands. */
export function Submitted() {
  const { title, text, leaving } = requestDemo.success;
  return (
    <div
      role="status"
      className="mx-auto mt-[8vh] grid max-w-lg justify-items-center gap-4 rounded-xl border border-line bg-surface p-8 text-center sm:p-12"
    >
      <span className="grid size-12 place-items-center rounded-full border border-gain text-gain">
        <Check size={22} aria-hidden />
      </span>
      <h1 className="font-serif text-3xl leading-tight tracking-[-0.015em]">{title}</h1>
      <p className="text-lg text-muted text-pretty">{text}</p>
      <p className="text-sm text-muted">{leaving}</p>
    </div>
  );
}
