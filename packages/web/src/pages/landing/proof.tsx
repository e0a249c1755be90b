import { Section } from "../../blocks/site/section.tsx";
import { proof } from "../../content/landing.ts";
import { pictureBoxes, ThemedPicture } from "../../ui/themed-picture.tsx";

/** How an answer shows its working. */
export function Proof() {
  return (
    <Section id="evidence" kicker={proof.kicker} title={proof.title} text={proof.text}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.45fr)] lg:items-center lg:gap-16">
        <ol className="grid gap-7">
          {proof.points.map(({ title, text }, at) => (
            <li key={title} className="grid grid-cols-[28px_1fr] gap-x-2">
              <span className="font-serif text-xl leading-7 text-accent tabular-nums" aria-hidden>
                {at + 1}
              </span>
              <div className="grid gap-1">
                <h3 className="text-lg font-medium leading-7">{title}</h3>
                <p className="text-muted text-pretty">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="overflow-hidden rounded-xl border border-line bg-canvas">
          <ThemedPicture name="proof" alt={proof.alt} {...pictureBoxes.panel} />
        </div>
      </div>
    </Section>
  );
}
