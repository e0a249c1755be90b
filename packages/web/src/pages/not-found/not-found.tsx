import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { site } from "../../content/site.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { wantedPage } from "./wanted-page.ts";

/** 404, with the page that the visitor probably wanted. */
export function NotFound() {
  usePageMeta(`Page not found · ${site.name}`, "There is no page at this address.");
  const { pathname } = useLocation();
  useEffect(() => console.error("404: no page at", pathname), [pathname]);
  const wanted = wantedPage(pathname);
  return (
    <div className="site grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex justify-end p-4">
        <ThemeToggle />
      </header>
      <main className="mx-auto grid w-full max-w-md content-center justify-items-start gap-4 px-6 pb-32">
        <Mark size={36} />
        <h1 className="font-serif text-[88px] leading-none tracking-[-0.04em] tabular-nums">404</h1>
        <p className="text-xl">Oops! Page not found</p>
        <p className="text-muted">
          Nothing is at <code className="break-all font-mono text-sm text-ink">{pathname}</code>.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
          {wanted !== null && (
            <LinkButton to={wanted.to} look="primary" size="large">
              {wanted.label}
            </LinkButton>
          )}
          <Link to="/" className="py-2 text-accent underline underline-offset-4">
            Return to Home
          </Link>
        </div>
      </main>
    </div>
  );
}
