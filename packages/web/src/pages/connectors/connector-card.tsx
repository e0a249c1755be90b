import {
  BookOpen,
  ChartNoAxesColumn,
  CircleCheck,
  Cloud,
  Contact,
  CreditCard,
  Database,
  Layers,
  type LucideIcon,
  ShoppingBag,
  Snowflake,
} from "lucide-react";
import type { ReactNode } from "react";
import { IconTile } from "../../blocks/site/icon-tile.tsx";
import type { Connector } from "../../content/connectors.ts";
import { authLabel } from "./match-connector.ts";

const icons: Record<Connector["icon"], LucideIcon> = {
  database: Database,
  snowflake: Snowflake,
  cloud: Cloud,
  layers: Layers,
  chart: ChartNoAxesColumn,
  contact: Contact,
  bag: ShoppingBag,
  card: CreditCard,
  book: BookOpen,
};

const SHOWN_FEATURES = 3;

/** One connector; `children` is its button. */
export function ConnectorCard({
  connector,
  isConnected,
  children,
}: {
  connector: Connector;
  isConnected: boolean;
  children: ReactNode;
}) {
  const { id, name, provider, description, popularity, setupTime, dataTypes, features } = connector;
  return (
    <li
      id={id}
      data-connector={id}
      className="flex scroll-mt-24 flex-col gap-4 rounded-xl border border-line bg-surface p-5"
    >
      <div className="flex items-start gap-3">
        <IconTile icon={icons[connector.icon]} hue={connector.color} />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-2 text-lg font-medium leading-6">
            {name}
            {connector.isPremium && (
              <span className="rounded-md bg-attention-soft px-1.5 text-xs font-medium leading-5 text-attention">
                Pro
              </span>
            )}
            {isConnected && <CircleCheck size={16} role="img" aria-label="Connected" className="text-gain" />}
          </h2>
          <p className="truncate text-sm text-muted">{provider}</p>
        </div>
        <p className="text-right text-sm tabular-nums">
          {popularity}%<span className="block text-xs text-muted">popularity</span>
        </p>
      </div>
      <p className="text-sm text-muted text-pretty">{description}</p>
      <dl className="grid grid-cols-2 gap-x-4 border-t border-line pt-4 text-sm">
        <Fact name="Setup">{setupTime}</Fact>
        <Fact name="Sign-in">{authLabel(connector)}</Fact>
      </dl>
      <ul aria-label="Data types" className="flex flex-wrap gap-1.5">
        {dataTypes.map((type) => (
          <li key={type} className="rounded-md bg-raised px-2 py-0.5 text-xs text-muted">
            {type}
          </li>
        ))}
      </ul>
      <ul aria-label="Features" className="grid gap-1 text-sm">
        {features.slice(0, SHOWN_FEATURES).map((feature) => (
          <li key={feature} className="grid grid-cols-[12px_1fr] gap-1.5">
            <span aria-hidden className="mt-[9px] h-px w-2 bg-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3 pt-1">{children}</div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
