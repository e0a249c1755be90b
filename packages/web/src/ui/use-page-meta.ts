import { useEffect } from "react";

/** Title and description of a page, as browsers, search engines and screen readers take them; put back on leaving. */
export function usePageMeta(title: string, description: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    const before = { title: document.title, description: meta?.getAttribute("content") ?? "" };
    document.title = title;
    meta?.setAttribute("content", description);
    return () => {
      document.title = before.title;
      meta?.setAttribute("content", before.description);
    };
  }, [title, description]);
}
