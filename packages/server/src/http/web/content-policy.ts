import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The content security policy of the screens: own scripts alone (an inline one only by its hash), styles inline because
 * charts set them, and connections to the analysis server that a user may run on their own machine.
 */
export async function contentPolicy(webFolder: string | null): Promise<Record<string, string[]>> {
  const pages = webFolder === null ? [] : ["index.html", "home.html"].map((name) => join(webFolder, name));
  const html = (await Promise.all(pages.map((path) => readFile(path, "utf8")))).join("");
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineScripts(html).map(hashSource)],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "http://localhost:*", "http://127.0.0.1:*"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
}

/** The texts of a page's inline scripts. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, text]) => text ?? "");

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
