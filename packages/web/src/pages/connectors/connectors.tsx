import { useState } from "react";
import { audience, backTarget } from "../../api/audience.ts";
import { FilterChips } from "../../blocks/site/filter-chips.tsx";
import { Page } from "../../blocks/site/page.tsx";
import { PageTitle } from "../../blocks/site/page-title.tsx";
import {
  type Connector,
  type ConnectorCategory,
  connectorCategories,
  connectors,
  connectorsText,
} from "../../content/connectors.ts";
import { site } from "../../content/site.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { matchesConnector } from "./match-connector.ts";
import { MemberCard } from "./member-card.tsx";
import { SampleCard } from "./sample-card.tsx";
import { SearchBox } from "./search-box.tsx";

/** What can be connected, searched and filtered: samples for visitors and the demo, a member's own state. */
export function Connectors() {
  usePageMeta(`Connectors · ${site.name}`, connectorsText.text);
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState<ConnectorCategory | "all">("all");
  const found = connectors.filter((connector) => matchesConnector(connector, typed));
  const within = (id: ConnectorCategory | "all"): readonly Connector[] =>
    id === "all" ? found : found.filter((connector) => connector.category === id);
  const shown = within(category);
  const Card = audience() === "member" ? MemberCard : SampleCard;
  return (
    <Page back={backTarget()} links={<SignInLinks />}>
      <PageTitle title={connectorsText.title} text={connectorsText.text} />
      <section aria-label="Connectors" className="grid grid-cols-1 gap-6">
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <SearchBox value={typed} onChange={setTyped} />
            <p role="status" className="text-sm text-muted tabular-nums">
              {shown.length} of {connectors.length} connectors
            </p>
          </div>
          <FilterChips
            label="Category"
            filters={connectorCategories}
            counts={(id) => connectors.filter((one) => id === "all" || one.category === id).length}
            chosen={category}
            onChoose={setCategory}
          />
        </div>
        {shown.length === 0 ? (
          <NothingFound />
        ) : (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {shown.map((connector) => (
              <Card key={connector.id} connector={connector} />
            ))}
          </ul>
        )}
      </section>
    </Page>
  );
}

function SignInLinks() {
  return (
    <>
      <LinkButton to="/login" look="quiet">
        Login
      </LinkButton>
      <LinkButton to="/quick-signup" look="primary">
        Get Started
      </LinkButton>
    </>
  );
}

function NothingFound() {
  const { title, text } = connectorsText.empty;
  return (
    <div className="grid justify-items-center gap-2 rounded-xl border border-dashed border-line px-6 py-20 text-center">
      <h2 className="text-xl font-medium">{title}</h2>
      <p className="text-muted">{text}</p>
    </div>
  );
}
