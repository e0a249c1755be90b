import { initials } from "@parlance/contract";
import { Lock, LogOut, Search, Settings, ShieldCheck } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { currentUser } from "../../api/session.ts";
import { signOut } from "../../api/sign-out.ts";
import { Button } from "../../ui/button.tsx";
import { Hint } from "../../ui/hint.tsx";
import { Mark } from "../../ui/mark.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";

const badge =
  "hidden items-center gap-1 whitespace-nowrap rounded-md border border-line px-2 py-0.5 text-xs text-muted xl:inline-flex";

/** The bar on top: home, badges, search, theme, settings, who is signed in. */
export function Header({
  onHome,
  onSearch,
  onSettings,
}: {
  onHome: () => void;
  onSearch: () => void;
  onSettings: () => void;
}) {
  const navigate = useNavigate();
  const name = currentUser()?.name ?? "Demo User";
  const logOut = (): void => {
    signOut();
    void navigate("/");
  };
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-canvas/95 px-3 backdrop-blur-sm sm:gap-3 sm:px-4">
      <button
        type="button"
        onClick={onHome}
        className="inline-flex items-center gap-2 text-lg font-semibold tracking-tight finger"
        aria-label="Parlance"
      >
        <Mark size={24} /> <span className="hidden sm:inline">Parlance</span>
      </button>
      <span className="whitespace-nowrap rounded-md bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent">
        Pro Plan
      </span>
      <span className={badge}>
        <ShieldCheck size={12} aria-hidden /> SOC2 Compliant
      </span>
      <span className={badge}>
        <Lock size={12} aria-hidden /> Encrypted
      </span>
      <SearchBox onSearch={onSearch} />
      <div className="ml-auto flex items-center gap-0.5 md:ml-0 sm:gap-1">
        <Button look="quiet" size="icon" aria-label="Open search" className="md:hidden" onClick={onSearch}>
          <Search size={16} aria-hidden />
        </Button>
        <ThemeToggle />
        <Button look="quiet" size="icon" aria-label="Settings" onClick={onSettings}>
          <Settings size={16} aria-hidden />
        </Button>
        <Hint text={`${name}: your account`}>
          <Link
            to="/account"
            className="finger rounded-full border border-transparent transition-colors duration-150 hover:border-accent"
          >
            <span
              role="img"
              aria-label={name}
              className="grid size-8 shrink-0 place-content-center rounded-full bg-raised text-xs font-medium"
            >
              {initials(name)}
            </span>
          </Link>
        </Hint>
        <Button look="quiet" onClick={logOut} aria-label="Logout">
          <LogOut size={15} aria-hidden /> <span className="hidden sm:inline">Logout</span>
        </Button>
      </div>
    </header>
  );
}

/** Looks like a field and opens the search over the page, by click or by the first key. */
function SearchBox({ onSearch }: { onSearch: () => void }) {
  return (
    <label className="relative ml-auto hidden w-72 md:block">
      <Search size={14} aria-hidden className="absolute left-2.5 top-1/2 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label="Search"
        placeholder="Search insights, data, reports..."
        readOnly
        onClick={onSearch}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key.length > 1) return;
          if (event.metaKey || event.ctrlKey || event.altKey) return;
          event.preventDefault();
          onSearch();
        }}
        className="h-9 w-full cursor-pointer rounded-lg border border-line bg-surface pl-8 pr-12 text-sm placeholder:text-muted"
      />
      <kbd
        aria-hidden
        className="absolute right-2.5 top-1/2 -translate-y-1/2 rounded border border-line px-1 font-sans text-[11px] text-muted"
      >
        ⌘K
      </kbd>
    </label>
  );
}
