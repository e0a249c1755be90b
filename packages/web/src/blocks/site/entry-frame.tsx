import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Mark } from "../../ui/mark.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { pictureBoxes, ThemedPicture } from "../../ui/themed-picture.tsx";

/** The frame of pages that let someone in: the way home, the form, and on wide screens the product beside it. */
export function EntryFrame({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="site grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid grid-rows-[auto_1fr]">
        <header className="flex items-center justify-between px-5 py-4 sm:px-8">
          <Link
            to="/"
            className="inline-flex items-center gap-1.5 py-2 text-sm text-muted transition-colors duration-150 hover:text-ink"
          >
            <ArrowLeft size={14} aria-hidden /> Back to home
          </Link>
          <span className="-mr-2.5 flex">
            <ThemeToggle />
          </span>
        </header>
        <main id="main" className="mx-auto grid w-full max-w-sm content-center gap-6 px-5 pb-20 pt-6 sm:px-0">
          <div className="grid gap-3">
            <Mark size={36} />
            <h1 className="font-serif text-3xl leading-tight tracking-[-0.015em]">{title}</h1>
            <p className="text-muted text-pretty">{text}</p>
          </div>
          {children}
        </main>
      </div>
      <aside
        aria-label="An answer of the product"
        className="hidden content-center justify-items-center border-l border-line bg-surface p-12 lg:grid"
      >
        <div className="w-full max-w-[720px] overflow-hidden rounded-xl border border-line bg-canvas">
          <ThemedPicture
            name="answer-products"
            alt="A question in plain language, answered with a figure, a chart and its table"
            {...pictureBoxes.answer}
          />
        </div>
      </aside>
    </div>
  );
}
