import { ArrowRight, Mail, MessagesSquare, Smartphone } from "lucide-react";
import { integrationsText } from "../../content/integrations.ts";
import { classNames } from "../../ui/class-names.ts";

const icons = [MessagesSquare, Mail, Smartphone];

/** What to set up first, and how two teams use it. */
export function Overview({ onOpen }: { onOpen: (category: string) => void }) {
  const { recommendations, stories } = integrationsText;
  return (
    <div className="grid grid-cols-1 gap-14">
      <section aria-labelledby="recommendations" className="grid grid-cols-1 gap-6">
        <h2 id="recommendations" className="font-serif text-2xl tracking-[-0.01em]">
          {recommendations.title}
        </h2>
        <ol className="grid gap-px overflow-hidden rounded-xl border border-line bg-line md:grid-cols-3">
          {recommendations.items.map(({ id, title, text, category }, at) => {
            const Icon = icons[at] ?? MessagesSquare;
            return (
              <li key={id} className="grid content-start gap-2 bg-canvas p-6">
                <Icon size={20} strokeWidth={1.6} aria-hidden className="mb-3 text-accent" />
                <h3 className="text-lg font-medium">{title}</h3>
                <p className="text-muted text-pretty">{text}</p>
                <button
                  type="button"
                  onClick={() => onOpen(category)}
                  className="mt-2 inline-flex w-fit items-center gap-1.5 py-1 font-medium text-accent"
                >
                  Set up {title} <ArrowRight size={15} aria-hidden />
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      <section aria-labelledby="examples" className="grid grid-cols-1 gap-6">
        <h2 id="examples" className="font-serif text-2xl tracking-[-0.01em]">
          How teams use it
        </h2>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {stories.map((story) => (
            <Story key={story.title} {...story} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Story({ title, role, lines, text }: (typeof integrationsText.stories)[number]) {
  return (
    <article className="grid content-start gap-5 rounded-xl border border-line bg-surface p-6">
      <div>
        <h3 className="text-lg font-medium">{title}</h3>
        <p className="text-sm text-muted">{role}</p>
      </div>
      <ol className="grid gap-3">
        {lines.map(([who, said]) => (
          <li
            key={said}
            className={classNames(
              "grid gap-0.5 border-l-2 pl-3",
              who === "Parlance" ? "border-accent" : "border-line",
            )}
          >
            <span className="text-xs text-muted">{who}</span>
            <span className="text-pretty">{said}</span>
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-sm text-muted text-pretty">{text}</p>
    </article>
  );
}
