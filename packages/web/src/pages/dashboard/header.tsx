import { initials } from "@parlance/contract";
import { Lock, LogOut, Search, ShieldCheck } from "lucide-react";
import { useNavigate } from "react-router";
import { clearSession, currentUser } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { Hint } from "../../ui/hint.tsx";
import { Mark } from "../../ui/mark.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";

const badge =
  "hidden items-center gap-1 rounded-md border border-line px-2 py-0.5 text-xs text-muted lg:inline-flex";

/** The bar on top: home, badges, search, theme, who is signed in. */
export function Header({ onHome }: { onHome: () => void }) {
  const navigate = useNavigate();
  const name = currentUser()?.name ?? "Demo User";
  const logOut = (): void => {
    clearSession();
    void navigate("/");
  };
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-canvas/95 px-4 backdrop-blur-sm">
      <button
        type="button"
        onClick={onHome}
        className="inline-flex items-center gap-2 text-lg font-semibold tracking-tight"
        aria-label="Parlance"
      >
        <Mark size={24} /> <span className="hidden sm:inline">Parlance</span>
      </button>
      <span className="rounded-md bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent">Pro Plan</span>
      <span className={badge}>
        <ShieldCheck size={12} aria-hidden /> SOC2 Compliant
      </span>
      <span className={badge}>
        <Lock size={12} aria-hidden /> Encrypted
      </span>
      <label className="relative ml-auto hidden w-72 md:block">
        <Search size={14} aria-hidden className="absolute left-2.5 top-1/2 -translate-y-1/2 text-muted" />
        <input
          type="search"
          aria-label="Search"
          placeholder="Search insights, data, reports..."
          className="h-9 w-full rounded-lg border border-line bg-surface pl-8 pr-2 text-sm placeholder:text-muted"
        />
      </label>
      <div className="ml-auto flex items-center gap-1 md:ml-0">
        <ThemeToggle />
        <Hint text={name}>
          <span
            role="img"
            aria-label={name}
            className="grid size-8 place-content-center rounded-full bg-raised text-xs font-medium"
          >
            {initials(name)}
          </span>
        </Hint>
        <Button look="quiet" onClick={logOut} aria-label="Logout">
          <LogOut size={15} aria-hidden /> <span className="hidden sm:inline">Logout</span>
        </Button>
      </div>
    </header>
  );
}
