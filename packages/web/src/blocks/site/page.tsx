import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Footer } from "./footer.tsx";
import { PageHeader } from "./page-header.tsx";
import { column } from "./section.tsx";

/** The frame of an inner public page: header with the way back, the content's column, the footer. */
export function Page({
  back,
  links,
  children,
}: {
  back: { to: string; label: string };
  links?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="site grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <PageHeader back={back}>{links}</PageHeader>
      <main
        id="main"
        className={classNames(
          column,
          "grid grid-cols-[minmax(0,1fr)] content-start gap-10 pb-20 pt-10 md:pt-14",
        )}
      >
        {children}
      </main>
      <Footer />
    </div>
  );
}
