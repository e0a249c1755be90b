import { privacy } from "../../content/legal/privacy.ts";
import { LegalPage } from "./legal-page.tsx";

/** The privacy statement. */
export const Privacy = () => <LegalPage {...privacy} />;
