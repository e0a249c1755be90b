import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { readShared } from "../../api/shares.ts";
import { Mark } from "../../ui/mark.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { assurances } from "./content.ts";
import { Conversation } from "./conversation.tsx";

/** Milliseconds for which loading shows at least, so that it does not flicker. */
const loadingMilliseconds = 500;

/** A conversation that someone shared: loading, not there, failed, or the snapshot. */
export function SharedChat() {
  const { conversationId = "" } = useParams();
  const { data, error } = useQuery({
    queryKey: ["shared", conversationId],
    queryFn: async () => {
      const pause = new Promise((done) => setTimeout(done, loadingMilliseconds));
      const [shared] = await Promise.all([readShared(conversationId), pause]);
      return shared;
    },
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-canvas px-3 sm:gap-3 sm:px-4">
        <Mark size={24} />
        <h1 className="min-w-0 truncate text-sm font-semibold sm:text-lg">Shared Analytics</h1>
        <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-2">
          <BackLink />
          <ThemeToggle />
        </div>
      </header>
      <main className="mx-auto w-full max-w-[824px] flex-1 px-4 py-8 md:px-8">
        {error !== null ? (
          <State>
            <p role="alert" className="font-serif text-2xl">
              Error: {error.message}
            </p>
            <p className="text-muted">Nothing was lost. Try the link again in a moment.</p>
            <BackLink />
          </State>
        ) : data === undefined ? (
          <State>
            <p role="status" className="font-serif text-2xl">
              Loading shared conversation...
            </p>
            <span className="h-40 w-full animate-pulse rounded-lg bg-raised" aria-hidden />
          </State>
        ) : data === null ? (
          <State>
            <p className="font-serif text-2xl">Conversation not found.</p>
            <p className="max-w-md text-muted">
              The link may be incomplete, or its owner has ended it, or its time is over. Ask whoever sent it
              for a new one.
            </p>
            <BackLink />
          </State>
        ) : (
          <Conversation shared={data} />
        )}
      </main>
      <footer className="flex flex-wrap justify-center gap-x-6 gap-y-1 border-t border-line px-4 py-4 text-xs text-muted">
        {assurances.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </footer>
    </div>
  );
}

const State = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-start gap-3 py-12">{children}</div>
);

const BackLink = () => (
  <Link
    to="/dashboard"
    className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm text-accent underline-offset-4 hover:underline"
  >
    <ArrowLeft size={14} aria-hidden /> Back to Dashboard
  </Link>
);
