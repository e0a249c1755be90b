import { ArrowRight, Check } from "lucide-react";
import { column } from "../../blocks/site/section.tsx";
import { hero } from "../../content/landing.ts";
import { claims } from "../../content/site.ts";
import { classNames } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Questions } from "./questions.tsx";

/** What it is, the two ways in, and the product answering. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip">
      <div
        className={classNames(
          column,
          "grid grid-cols-[minmax(0,1fr)] gap-10 pb-16 pt-12 md:gap-12 md:pb-20 md:pt-20",
        )}
      >
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1.35fr_1fr] lg:items-end">
          <h1
            id="hero-title"
            className="font-serif text-[clamp(42px,7.2vw,76px)] leading-[0.99] tracking-[-0.03em] text-wrap"
          >
            {hero.title.map((line) => (
              <span key={line} className="block last:text-accent">
                {line}{" "}
              </span>
            ))}
          </h1>
          <div className="grid max-w-xl gap-6 lg:pb-2">
            <p className="text-lg leading-relaxed text-muted text-pretty">{hero.text}</p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/login" look="primary" size="large" className="max-sm:flex-1">
                {hero.demo} <ArrowRight size={16} aria-hidden />
              </LinkButton>
              <LinkButton to="/request-demo" size="large" className="max-sm:flex-1">
                {hero.early}
              </LinkButton>
            </div>
          </div>
        </div>
        <Questions />
        <Claims />
      </div>
    </section>
  );
}

function Claims() {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 text-sm">
      <p className="font-medium">{claims.customers}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-muted">
        {claims.badges.map((badge) => (
          <li key={badge} className="inline-flex items-center gap-1.5">
            <Check size={14} aria-hidden className="text-accent" /> {badge}
          </li>
        ))}
      </ul>
    </div>
  );
}
