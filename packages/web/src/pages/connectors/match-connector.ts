import type { Connector } from "../../content/connectors.ts";

/** Whether what is typed stands in a connector's name, provider, description, data types, features or way of signing in. */
export function matchesConnector(connector: Connector, typed: string): boolean {
  const { name, provider, description, dataTypes, features, authType } = connector;
  const words = [name, provider, description, ...dataTypes, ...features, authType, authLabel(connector)];
  const wanted = typed.trim().toLowerCase();
  return words.some((word) => word.toLowerCase().includes(wanted));
}

/** The way of signing in as it is shown: the first underscore is a space. */
export const authLabel = ({ authType }: Pick<Connector, "authType">): string => authType.replace("_", " ");
