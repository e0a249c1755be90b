import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { Mark } from "../../ui/mark.tsx";

/** Addresses that lead nowhere, and the page that their visitor probably wanted. */
const wanted: Record<string, { to: string; label: string }> = {
  "/contact": { to: "/login", label: "Sign in" },
  "/quick-signup": { to: "/login", label: "Try the demo" },
  "/help": { to: "/login", label: "Sign in" },
};

/** 404. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error("404: no page at", pathname), [pathname]);
  const better = wanted[pathname];
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <Mark size={36} />
      <h1 className="font-serif text-[60px] leading-none">404</h1>
      <p className="text-lg text-muted">Oops! Page not found</p>
      <Link to="/" className="text-accent underline underline-offset-4">
        Return to Home
      </Link>
      {better !== undefined && (
        <Link to={better.to} className="text-sm text-muted underline">
          {better.label}
        </Link>
      )}
    </main>
  );
}
