import { terms } from "../../content/legal/terms.ts";
import { LegalPage } from "./legal-page.tsx";

/** The terms and conditions. */
export const Terms = () => <LegalPage {...terms} />;
