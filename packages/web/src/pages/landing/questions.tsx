import { CornerDownRight } from "lucide-react";
import { Tabs } from "radix-ui";
import { hero, heroQuestions } from "../../content/landing.ts";
import { classNames } from "../../ui/class-names.ts";
import { pictureBoxes, ThemedPicture } from "../../ui/themed-picture.tsx";

/** Questions on the left, the product's own answer to the chosen one on the right. */
export function Questions() {
  return (
    <Tabs.Root defaultValue="products" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid overflow-hidden rounded-xl border border-line bg-surface lg:grid-cols-[296px_minmax(0,1fr)]">
        <div className="flex flex-col border-b border-line lg:border-b-0 lg:border-r">
          <Tabs.List
            aria-label="Questions to the retail demo"
            className="flex gap-2 overflow-x-auto p-3 lg:grid lg:gap-1"
          >
            {heroQuestions.map(({ id, question }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className={classNames(
                  "group flex shrink-0 items-center gap-2 rounded-lg border border-line px-3 py-2 text-left text-sm text-muted pointer-coarse:min-h-10 transition-colors duration-150 hover:text-ink",
                  "data-[state=active]:border-accent data-[state=active]:bg-raised data-[state=active]:text-ink lg:border-transparent lg:py-2.5 lg:text-base",
                )}
              >
                <CornerDownRight
                  size={14}
                  aria-hidden
                  className="hidden shrink-0 text-accent opacity-0 transition-opacity duration-150 group-data-[state=active]:opacity-100 lg:block"
                />
                {question}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <dl className="mx-3 mt-auto hidden gap-3 border-t border-line px-3 py-5 lg:grid">
            {hero.facts.map(([name, value]) => (
              <div key={name} className="grid gap-0.5">
                <dt className="text-xs text-muted">{name}</dt>
                <dd className="text-sm">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="bg-canvas">
          {heroQuestions.map(({ id, alt }, at) => (
            <Tabs.Content key={id} value={id} className="focus-visible:-outline-offset-2">
              <ThemedPicture name={`answer-${id}`} alt={alt} eager={at === 0} {...pictureBoxes.answer} />
            </Tabs.Content>
          ))}
        </div>
      </div>
      <p className="text-sm text-muted">{hero.caption}</p>
    </Tabs.Root>
  );
}
