import { Tabs } from "radix-ui";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { audience, backTarget } from "../../api/audience.ts";
import { Page } from "../../blocks/site/page.tsx";
import { PageTitle } from "../../blocks/site/page-title.tsx";
import { integrationCategories, integrations, integrationsText } from "../../content/integrations.ts";
import { site } from "../../content/site.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { Category } from "./category.tsx";
import { Overview } from "./overview.tsx";

const OVERVIEW = "overview";

/** Where answers go besides the dashboard: an overview, and a tab for each kind. */
export function ChatIntegrations() {
  usePageMeta(`Chat Integrations · ${site.name}`, integrationsText.text);
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("tab");
  const tab = integrationCategories.some(({ id }) => id === asked) ? asked : OVERVIEW;
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the page; the chosen one is brought into view.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[role=tab][id$="-${tab}"]`);
    if (!list.current || !chosen) return;
    list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - list.current.clientWidth / 3;
  }, [tab]);
  const show = (next: string): void =>
    setParameters(next === OVERVIEW ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return (
    <Page back={backTarget()} links={<SignInLinks />}>
      <PageTitle title={integrationsText.title} text={integrationsText.text} />
      {audience() === "member" && (
        <p role="note" className="rounded-xl border border-line bg-surface px-4 py-3">
          {integrationsText.soon}
        </p>
      )}
      <Tabs.Root
        value={tab ?? OVERVIEW}
        onValueChange={show}
        className="grid grid-cols-[minmax(0,1fr)] gap-8"
      >
        <Tabs.List
          ref={list}
          aria-label="Integrations"
          className="flex gap-6 overflow-x-auto border-b border-line"
        >
          <TabLabel id={OVERVIEW} label="Overview" count={null} />
          {integrationCategories.map(({ id, label }) => (
            <TabLabel
              key={id}
              id={id}
              label={label}
              count={integrations.filter(({ category }) => category === id).length}
            />
          ))}
        </Tabs.List>
        <Tabs.Content value={OVERVIEW} className="focus-visible:outline-offset-8">
          <Overview onOpen={show} />
        </Tabs.Content>
        {integrationCategories.map((category) => (
          <Tabs.Content key={category.id} value={category.id} className="focus-visible:outline-offset-8">
            <Category {...category} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  );
}

function SignInLinks() {
  return (
    <>
      <LinkButton to="/login" look="quiet">
        Sign In
      </LinkButton>
      <LinkButton to="/login" look="primary">
        Get Started
      </LinkButton>
    </>
  );
}

function TabLabel({ id, label, count }: { id: string; label: string; count: number | null }) {
  return (
    <Tabs.Trigger
      value={id}
      className="-mb-px flex shrink-0 items-center gap-2 border-b-2 border-transparent py-3 text-base text-muted transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
    >
      {label}
      {count !== null && (
        <span className="rounded-md bg-raised px-1.5 text-xs leading-5 tabular-nums text-muted">{count}</span>
      )}
    </Tabs.Trigger>
  );
}
