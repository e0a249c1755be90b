import { Section } from "../../blocks/site/section.tsx";
import { measured } from "../../content/landing.ts";

/** Figures about the product itself, with their source. */
export function Measured() {
  return (
    <Section id="measured" kicker={measured.kicker} title={measured.title}>
      <div className="grid gap-8">
        <dl className="grid gap-8 md:grid-cols-3 md:gap-12">
          {measured.items.map(({ figure, text }) => (
            <div
              key={figure}
              className="flex flex-col-reverse justify-end gap-3 border-t-2 border-accent pt-5"
            >
              <dt className="text-muted text-pretty">{text}</dt>
              <dd className="font-serif text-4xl leading-none tracking-[-0.02em] tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">Source: {measured.source}</p>
      </div>
    </Section>
  );
}
