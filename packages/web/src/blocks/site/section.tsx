import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

/** The column that all public pages share. */
export const column = "mx-auto w-full max-w-[1200px] px-5 sm:px-8";

/** A part of a public page: a hairline above, a small label, a headline, what belongs to it. */
export function Section({
  id,
  kicker,
  title,
  text,
  aside,
  children,
}: {
  id: string;
  kicker: string;
  title: string;
  text?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-line">
      <div className={classNames(column, "grid grid-cols-[minmax(0,1fr)] gap-10 py-16 md:gap-14 md:py-24")}>
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div className="grid max-w-2xl gap-3">
            <p className="text-sm font-medium text-accent">{kicker}</p>
            <h2
              id={`${id}-title`}
              className="font-serif text-3xl leading-[1.1] tracking-[-0.015em] md:text-4xl"
            >
              {title}
            </h2>
            {text !== undefined && <p className="text-lg text-muted text-pretty">{text}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
