import { PageHeader } from "../../blocks/site/page-header.tsx";
import { column } from "../../blocks/site/section.tsx";
import { requestDemo } from "../../content/request-demo.ts";
import { claims, site } from "../../content/site.ts";
import { classNames } from "../../ui/class-names.ts";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { DemoForm } from "./demo-form.tsx";
import { Submitted } from "./submitted.tsx";
import { useDemoRequest } from "./use-demo-request.ts";

/** Asks for a demo and early access. */
export function RequestDemo() {
  usePageMeta(`Request a demo · ${site.name}`, requestDemo.text);
  const form = useDemoRequest();
  return (
    <div className="site grid min-h-dvh grid-rows-[auto_1fr]">
      <PageHeader back={{ to: "/", label: "Back to Home" }} />
      <main id="main" className={classNames(column, "py-10 md:py-16")}>
        {form.submitted ? (
          <Submitted />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-20">
            <Pitch />
            <DemoForm {...form} />
          </div>
        )}
      </main>
    </div>
  );
}

function Pitch() {
  return (
    <div className="grid content-start gap-6 lg:py-6">
      <h1 className="font-serif text-3xl leading-[1.1] sm:text-4xl sm:leading-[1.04] tracking-[-0.02em]">
        {requestDemo.title}
      </h1>
      <p className="max-w-prose text-lg text-muted text-pretty">{requestDemo.text}</p>
      <dl className="mt-2 hidden gap-6 border-t border-line pt-8 lg:grid">
        {requestDemo.points.map(([title, text]) => (
          <div key={title} className="grid gap-1">
            <dt className="text-lg font-medium">{title}</dt>
            <dd className="text-muted text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="hidden text-sm text-muted lg:block">
        {claims.customers} · {claims.badges.join(" · ")}
      </p>
    </div>
  );
}
