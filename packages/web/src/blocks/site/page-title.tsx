import type { ReactNode } from "react";

/** The headline of an inner page, a sentence below it, and what belongs beside it. */
export function PageTitle({ title, text, aside }: { title: string; text: string; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div className="grid max-w-2xl gap-3">
        <h1 className="font-serif text-3xl leading-[1.06] tracking-[-0.02em] sm:text-4xl">{title}</h1>
        <p className="text-lg text-muted text-balance">{text}</p>
      </div>
      {aside}
    </div>
  );
}
