import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Brand } from "../../ui/brand.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { column } from "./section.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The head of a public page: home, the way back, the theme, the page's own links. */
export function PageHeader({
  back,
  children,
}: {
  back: { to: string; label: string };
  children?: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-canvas/85 backdrop-blur-md">
        <div className={classNames(column, "flex h-16 items-center gap-3 sm:gap-6")}>
          <div className="flex max-sm:hidden">
            <Brand />
          </div>
          <Link
            to={back.to}
            className="finger inline-flex items-center gap-1.5 whitespace-nowrap py-2 text-sm text-muted transition-colors duration-150 hover:text-ink"
          >
            <ArrowLeft size={14} aria-hidden /> {back.label}
          </Link>
          <div className="ml-auto flex items-center gap-1.5 max-sm:gap-0 max-sm:[&>a]:px-2.5">
            <span className="flex last:-mr-2.5 max-[379px]:hidden">
              <ThemeToggle />
            </span>
            {children}
          </div>
        </div>
      </header>
    </>
  );
}
