import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { audience, backTarget } from "../../api/audience.ts";
import { hasServerSession } from "../../api/session.ts";
import { listSources } from "../../api/sources.ts";
import { Page } from "../../blocks/site/page.tsx";
import { PageTitle } from "../../blocks/site/page-title.tsx";
import { dataSourcesText, sampleSources } from "../../content/data-sources.ts";
import { site } from "../../content/site.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { OwnSources } from "./own-sources.tsx";
import { SourceBoard } from "./source-board.tsx";

/** All data sources with their health: a member's own; samples for visitors and the demo, until it has been given some. */
export function DataSources() {
  usePageMeta(`${dataSourcesText.title} · ${site.name}`, dataSourcesText.text);
  const isMember = audience() === "member";
  const { data: brought = [], isLoading } = useQuery({
    queryKey: ["sources"],
    queryFn: listSources,
    enabled: !isMember && hasServerSession(),
    retry: false,
  });
  return (
    <Page back={backTarget()} links={<SignInLinks />}>
      <PageTitle title={dataSourcesText.title} text={dataSourcesText.text} aside={<Ways />} />
      <SecurityBanner />
      {isMember || isLoading || brought.length > 0 ? (
        <OwnSources />
      ) : (
        <SourceBoard sources={sampleSources} note={dataSourcesText.sample} />
      )}
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

function Ways() {
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton to="/connectors" look="primary">
        {dataSourcesText.connect}
      </LinkButton>
      <LinkButton to="/chat-integrations">{dataSourcesText.integrations}</LinkButton>
    </div>
  );
}

function SecurityBanner() {
  const { title, text } = dataSourcesText.security;
  return (
    <aside
      aria-label={title}
      className="flex items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3"
    >
      <ShieldCheck size={20} aria-hidden className="shrink-0 text-gain" />
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
    </aside>
  );
}
