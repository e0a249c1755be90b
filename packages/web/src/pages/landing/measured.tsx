import figures from "virtual:measured";
import { Section } from "../../blocks/site/section.tsx";
import { measured } from "../../content/landing.ts";

const items = [
  { figure: figures.reading, text: `${measured.reading} (${figures.questions} questions)` },
  { figure: figures.againstSql, text: measured.againstSql },
  { figure: "0", text: measured.noDoubleCount },
];

/** Figures about the product itself, with their source. */
export function Measured() {
  return (
    <Section id="measured" kicker={measured.kicker} title={measured.title}>
      <div className="grid gap-8">
        <dl className="grid gap-8 md:grid-cols-3 md:gap-12">
          {items.map(({ figure, text }) => (
            <div
              key={figure}
              className="flex flex-col-reverse justify-end gap-3 border-t-2 border-accent pt-5"
            >
              <dt className="text-muted text-pretty">{text}</dt>
              <dd className="font-serif text-4xl leading-none tracking-[-0.02em] tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">
          {figures.when}. Source: {measured.source}
        </p>
      </div>
    </Section>
  );
}
