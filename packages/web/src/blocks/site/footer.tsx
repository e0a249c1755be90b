import { Link } from "react-router";
import { type FooterLink, footerColumns, site } from "../../content/site.ts";
import { Brand } from "../../ui/brand.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { column } from "./section.tsx";

/** The end of every public page: where else to go, the theme, the copyright. */
export function Footer() {
  return (
    <footer className="border-t border-line bg-surface">
      <div className={column}>
        <div className="grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="grid content-start gap-3">
            <Brand />
            <p className="max-w-72 text-sm text-muted text-balance">{site.line}</p>
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="grid content-start gap-1 pointer-coarse:gap-3">
              <h2 className="mb-1 text-sm font-medium">{title}</h2>
              {links.map((link) => (
                <Target key={link.label} {...link} />
              ))}
            </nav>
          ))}
        </div>
        <div className="flex items-center justify-between gap-4 border-t border-line py-4">
          <p className="text-sm text-muted">{site.copyright}</p>
          <span className="-mr-2.5 flex">
            <ThemeToggle />
          </span>
        </div>
      </div>
    </footer>
  );
}

function Target({ label, to }: FooterLink) {
  if (to === null) return <span className="py-1 text-sm text-muted">{label}</span>;
  return (
    <Link
      to={to}
      className="finger w-fit py-1 text-sm text-muted transition-colors duration-150 hover:text-ink"
    >
      {label}
    </Link>
  );
}
