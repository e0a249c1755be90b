import { Page } from "../../blocks/site/page.tsx";
import type { LegalDocument, LegalSection } from "../../content/legal/legal-document.ts";
import { site } from "../../content/site.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";

/** A legal text with its contents beside it. */
export function LegalPage({ title, effective, description, summary, sections }: LegalDocument) {
  usePageMeta(`${title} · ${site.name}`, description);
  return (
    <Page
      back={{ to: "/", label: "Back to Home" }}
      links={
        <LinkButton to="/login" look="quiet">
          Login
        </LinkButton>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[240px_minmax(0,1fr)]">
        <header className="grid gap-3 lg:col-start-2">
          <h1 className="font-serif text-4xl leading-[1.06] tracking-[-0.02em]">{title}</h1>
          <p className="text-muted">Effective {effective}</p>
        </header>
        <Contents sections={sections} />
        <article className="grid max-w-[68ch] gap-12 lg:col-start-2">
          <Summary summary={summary} />
          {sections.map((section, at) => (
            <Section key={section.id} number={at + 1} {...section} />
          ))}
        </article>
      </div>
    </Page>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label="Contents"
      className="hidden lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block lg:self-start"
    >
      <ol className="grid gap-0.5 border-l border-line text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1 pl-4 text-muted transition-colors duration-150 hover:border-accent hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Summary({ summary }: { summary: readonly string[] }) {
  return (
    <aside aria-label="In short" className="grid gap-2 rounded-xl border border-line bg-surface p-5">
      <p className="text-sm font-medium text-accent">In short</p>
      <ul className="grid gap-1.5">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}

function Section({ number, id, title, paragraphs, items = [], closing }: LegalSection & { number: number }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-3 text-lg leading-relaxed"
    >
      <h2 id={`${id}-title`} className="font-serif text-2xl leading-tight tracking-[-0.01em]">
        {number}. {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-pretty">
          {paragraph}
        </p>
      ))}
      {items.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
          {items.map((item) => (
            <li key={item} className="text-pretty">
              {item}
            </li>
          ))}
        </ul>
      )}
      {closing !== undefined && <p className="text-pretty">{closing}</p>}
    </section>
  );
}
