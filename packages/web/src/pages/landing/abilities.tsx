import { Activity, CalendarRange, Combine, Compass, Lock, type LucideIcon, TrendingUp } from "lucide-react";
import { Section } from "../../blocks/site/section.tsx";
import { abilities } from "../../content/landing.ts";

const icons: Record<(typeof abilities.items)[number]["icon"], LucideIcon> = {
  joins: Combine,
  trend: TrendingUp,
  anomaly: Activity,
  forecast: CalendarRange,
  advice: Compass,
  private: Lock,
};

/** What it can do, six things in one ruled table. */
export function Abilities() {
  return (
    <Section id="capabilities" kicker={abilities.kicker} title={abilities.title}>
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {abilities.items.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className="grid content-start gap-2 bg-canvas p-6 lg:p-7">
              <Icon size={20} strokeWidth={1.6} aria-hidden className="mb-4 text-accent" />
              <h3 className="text-lg font-medium">{title}</h3>
              <p className="text-muted text-pretty">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
