import { useRouteError } from "react-router";

/** What is shown when a page itself fails. */
export function UnexpectedError() {
  const error = useRouteError();
  return (
    <main className="mx-auto grid max-w-xl gap-2 p-8">
      <h1 className="text-2xl font-semibold">Unexpected Application Error!</h1>
      <p className="text-muted">{error instanceof Error ? error.message : "Something went wrong."}</p>
      <a href="/dashboard" className="text-accent underline">
        Load the page again
      </a>
    </main>
  );
}
