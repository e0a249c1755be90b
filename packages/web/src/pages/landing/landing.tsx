import { Footer } from "../../blocks/site/footer.tsx";
import { SkipLink } from "../../blocks/site/skip-link.tsx";
import { site } from "../../content/site.ts";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { Abilities } from "./abilities.tsx";
import { Closing } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { Measured } from "./measured.tsx";
import { Navigation } from "./navigation.tsx";
import { Proof } from "./proof.tsx";
import { Reach } from "./reach.tsx";
import { Stories } from "./stories.tsx";
import { Workflow } from "./workflow.tsx";

/** The front door: what the product does, and the product doing it. */
export function Landing() {
  usePageMeta(`${site.name}: ask your data, trust the answer`, site.description);
  return (
    <div className="site min-h-dvh">
      <SkipLink />
      <Navigation />
      <main id="main">
        <Hero />
        <Proof />
        <Workflow />
        <Abilities />
        <Reach />
        <Stories />
        <Measured />
        <Closing />
      </main>
      <Footer />
    </div>
  );
}
