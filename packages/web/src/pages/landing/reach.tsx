import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Section } from "../../blocks/site/section.tsx";
import { reach } from "../../content/landing.ts";

/** Where data comes from and answers go to. */
export function Reach() {
  return (
    <Section id="connections" kicker={reach.kicker} title={reach.title}>
      <ul className="grid gap-10 md:grid-cols-3 md:gap-0">
        {reach.items.map(({ figure, unit, text, to, link }) => (
          <li
            key={to}
            className="grid content-start gap-3 border-line md:border-l md:px-8 md:first:border-l-0 md:first:pl-0 md:last:pr-0"
          >
            <p className="flex items-baseline gap-2">
              <span className="font-serif text-5xl leading-none tracking-[-0.02em] tabular-nums">
                {figure}
              </span>
              <span className="text-lg text-muted">{unit}</span>
            </p>
            <p className="text-muted text-pretty">{text}</p>
            <Link
              to={to}
              className="group finger inline-flex w-fit items-center gap-1.5 py-1 font-medium text-accent"
            >
              {link}
              <ArrowRight
                size={15}
                aria-hidden
                className="transition-transform duration-150 group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
