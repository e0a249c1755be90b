import { column } from "../../blocks/site/section.tsx";
import { closing } from "../../content/landing.ts";
import { classNames } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link-button.tsx";

/** The last call. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="border-t border-line">
      <div className={classNames(column, "grid justify-items-start gap-8 py-20 md:py-28")}>
        <div className="grid max-w-2xl gap-4">
          <h2
            id="closing-title"
            className="font-serif text-4xl leading-[1.02] tracking-[-0.025em] md:text-5xl"
          >
            {closing.title}
          </h2>
          <p className="text-lg text-muted text-balance">{closing.text}</p>
        </div>
        <div className="flex w-full flex-wrap gap-3">
          <LinkButton to="/request-demo" look="primary" size="large" className="max-sm:flex-1">
            {closing.demo}
          </LinkButton>
          <LinkButton to="/login" size="large" className="max-sm:flex-1">
            {closing.start}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
