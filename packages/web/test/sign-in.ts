import type { LoginResponse } from "@parlance/contract";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

const json = { "content-type": "application/json" };

/** Signs the demo user in on the server. */
export async function demoSession(address: string): Promise<LoginResponse> {
  const response = await fetch(`${address}/api/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email: "demo@parlance.app", password: "demo123" }),
  });
  return (await response.json()) as LoginResponse;
}

/** A call with a session's token. */
export const callAs = (
  address: string,
  session: LoginResponse,
  method: string,
  path: string,
  body?: object,
): Promise<Response> =>
  fetch(`${address}${path}`, {
    method,
    headers: { ...json, authorization: `Bearer ${session.access_token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Uploads a text as a file of that session's workspace; the new source's id. */
export async function uploadAs(
  address: string,
  session: LoginResponse,
  fileName: string,
  content: string,
): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([content]), fileName);
  const response = await fetch(`${address}/api/sources/upload`, {
    method: "POST",
    headers: { authorization: `Bearer ${session.access_token}` },
    body: form,
  });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

/** What a session stores in the browser. */
export const storedSession = (session: LoginResponse): Record<string, string> => ({
  access_token: session.access_token,
  refresh_token: session.refresh_token,
  user_data: JSON.stringify({
    email: session.email,
    name: session.name,
    connection: session.connection,
    isDemo: session.isDemo,
  }),
  demo_user: JSON.stringify({ industry: null, useCase: null, priority: null, needsISQ: true }),
});

/** A page of a new browser context in which a session (and whatever else) is stored; `path` is opened. */
export async function openAs(
  browser: Browser,
  address: string,
  session: LoginResponse | null,
  {
    path = "/dashboard",
    stored = {},
    ...options
  }: { path?: string; stored?: Record<string, string> } & BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, ...options });
  const page = await context.newPage();
  await page.goto(`${address}/health`);
  const entries = { ...(session === null ? {} : storedSession(session)), ...stored };
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
  await page.goto(`${address}${path}`);
  return page;
}
