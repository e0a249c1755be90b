import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { column } from "../../blocks/site/section.tsx";
import { site } from "../../content/site.ts";
import { Brand } from "../../ui/brand.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";

const anchors = [
  ["#evidence", "Evidence"],
  ["#workflow", "Workflow"],
  ["#connections", "Connections"],
  ["#stories", "Stories"],
] as const;

/** Banner and navigation. */
export function Navigation() {
  return (
    <>
      <aside aria-label="Announcement" className="border-b border-line bg-surface">
        <Link
          to="/request-demo"
          className="group mx-auto flex min-h-10 w-fit items-center gap-2 px-5 py-2 text-sm text-muted hover:text-ink"
        >
          <span className="size-1.5 rounded-full bg-accent" aria-hidden />
          {site.banner}
          <ArrowRight
            size={14}
            aria-hidden
            className="transition-transform duration-150 group-hover:translate-x-0.5"
          />
        </Link>
      </aside>
      <header className="sticky top-0 z-30 border-b border-line bg-canvas/85 backdrop-blur-md">
        <div className={classNames(column, "flex h-16 items-center gap-8")}>
          <Brand />
          <nav aria-label="Sections" className="hidden items-center gap-6 md:flex">
            {anchors.map(([to, label]) => (
              <a
                key={to}
                href={to}
                className="text-sm text-muted transition-colors duration-150 hover:text-ink"
              >
                {label}
              </a>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1.5">
            <ThemeToggle />
            <LinkButton to="/login" look="quiet">
              Login
            </LinkButton>
            <LinkButton to="/login" look="primary">
              Try Demo
            </LinkButton>
          </div>
        </div>
      </header>
    </>
  );
}
