import { Tabs } from "radix-ui";
import { PauseButton } from "../../blocks/site/pause-button.tsx";
import { Section } from "../../blocks/site/section.tsx";
import { type Story, stories } from "../../content/stories.ts";
import { useRotation } from "../../ui/use-rotation.ts";

const PAGE_MILLISECONDS = 4000;
const pages = [
  { label: "Stories 1 to 3", cards: stories.slice(0, 3) },
  { label: "Stories 4 to 6", cards: stories.slice(3, 6) },
];

/** Six industries on two pages that take turns. */
export function Stories() {
  const { index, show, hold, paused, pause } = useRotation(pages.length, PAGE_MILLISECONDS);
  return (
    <Tabs.Root value={String(index)} onValueChange={(value) => show(Number(value))} {...hold}>
      <Section
        id="stories"
        kicker="Success stories"
        title="Six industries, one habit: ask first"
        aside={
          <div className="flex items-center gap-1">
            <Tabs.List aria-label="Pages of stories" className="flex">
              {pages.map(({ label }, at) => (
                <Dot key={label} label={label} value={String(at)} />
              ))}
            </Tabs.List>
            <PauseButton paused={paused} onPause={pause} subject="the stories" />
          </div>
        }
      >
        <div className="-mx-2 overflow-hidden">
          <div
            data-track
            className="flex w-[200%] transition-transform duration-700 ease-in-out"
            style={{ transform: `translateX(${index * -50}%)` }}
          >
            {pages.map(({ label, cards }, at) => (
              <Tabs.Content
                key={label}
                value={String(at)}
                forceMount
                inert={at !== index}
                className="w-1/2 snap-x snap-mandatory overflow-x-auto px-2 focus-visible:-outline-offset-2"
              >
                <ul className="flex gap-4 lg:grid lg:grid-cols-3">
                  {cards.map((story) => (
                    <Card key={story.industry} {...story} />
                  ))}
                </ul>
              </Tabs.Content>
            ))}
          </div>
        </div>
      </Section>
    </Tabs.Root>
  );
}

function Dot({ label, value }: { label: string; value: string }) {
  return (
    <Tabs.Trigger
      value={value}
      aria-label={label}
      data-dot
      className="group finger grid size-8 place-items-center"
    >
      <span className="h-2 w-2 rounded-full bg-muted transition-all duration-200 group-data-[state=active]:w-6 group-data-[state=active]:bg-accent" />
    </Tabs.Trigger>
  );
}

function Card({ industry, title, challenge, solution, result, metric, metricLabel }: Story) {
  return (
    <li
      data-story
      className="flex h-[420px] w-[90%] shrink-0 snap-center flex-col gap-2 rounded-xl border border-line bg-surface p-5 sm:w-[340px] sm:gap-3 sm:p-6 lg:w-auto"
    >
      <p className="text-sm text-accent">{industry}</p>
      <h3 className="text-lg font-medium leading-snug">{title}</h3>
      <p className="text-sm text-muted text-pretty">{challenge}</p>
      <ul className="grid gap-1 text-sm">
        {solution.map((step) => (
          <li key={step} className="grid grid-cols-[12px_1fr] gap-1.5">
            <span aria-hidden className="mt-[9px] h-px w-2 bg-accent" />
            {step}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted text-pretty">{result}</p>
      <p className="mt-auto grid gap-0.5 border-t border-line pt-3 sm:pt-4">
        <span className="font-serif text-3xl leading-none tracking-[-0.01em] tabular-nums">{metric}</span>
        <span className="text-sm text-muted">{metricLabel}</span>
      </p>
    </li>
  );
}
