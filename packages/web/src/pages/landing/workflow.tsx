import { Check } from "lucide-react";
import { PauseButton } from "../../blocks/site/pause-button.tsx";
import { Section } from "../../blocks/site/section.tsx";
import { workflow } from "../../content/landing.ts";
import { classNames } from "../../ui/class-names.ts";
import { pictureBoxes, ThemedPicture } from "../../ui/themed-picture.tsx";
import { useRotation } from "../../ui/use-rotation.ts";

const STEP_MILLISECONDS = 2500;

/** The four steps of a question, one after the other, with what the product shows at each. */
export function Workflow() {
  const { index, show, hold, paused, pause, reduced } = useRotation(workflow.steps.length, STEP_MILLISECONDS);
  return (
    <Section
      id="workflow"
      kicker={workflow.kicker}
      title={workflow.title}
      aside={!reduced && <PauseButton paused={paused} onPause={pause} subject="the workflow" />}
    >
      <div {...hold} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.45fr)] lg:gap-16">
        <ol className="grid content-start gap-1">
          {workflow.steps.map((step, at) => (
            <Step key={step.title} {...step} at={at} index={index} onShow={() => show(at)} />
          ))}
        </ol>
        <div className="grid self-start overflow-hidden rounded-xl border border-line bg-canvas">
          {workflow.steps.map(({ picture, alt }, at) => (
            <div
              key={picture}
              aria-hidden={at !== index}
              className={classNames(
                "col-start-1 row-start-1 transition-opacity duration-200",
                at === index ? "opacity-100" : "opacity-0",
              )}
            >
              <ThemedPicture name={picture} alt={alt} {...pictureBoxes.panel} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

type StepState = "done" | "active" | "pending";

const stateOf = (at: number, index: number): StepState =>
  at < index ? "done" : at === index ? "active" : "pending";

function Step({
  title,
  text,
  at,
  index,
  onShow,
}: {
  title: string;
  text: string;
  at: number;
  index: number;
  onShow: () => void;
}) {
  const state = stateOf(at, index);
  return (
    <li data-step={state} aria-current={state === "active" ? "step" : undefined}>
      <button
        type="button"
        onClick={onShow}
        className={classNames(
          "grid w-full grid-cols-[32px_1fr] gap-x-3 rounded-lg p-3 text-left transition-colors duration-200",
          state === "active" ? "bg-raised" : "hover:bg-surface",
        )}
      >
        <span
          className={classNames(
            "grid size-7 place-items-center rounded-full border text-sm tabular-nums",
            state === "done" && "border-accent bg-accent-soft text-accent",
            state === "active" && "border-accent bg-accent text-accent-ink",
            state === "pending" && "border-line text-muted",
          )}
        >
          {state === "done" ? <Check size={14} aria-hidden /> : at + 1}
        </span>
        <span className="grid gap-1">
          <span className="text-lg font-medium leading-7">{title}</span>
          <span className="text-muted text-pretty">{text}</span>
        </span>
      </button>
    </li>
  );
}
