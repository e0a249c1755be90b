import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { Landing } from "../pages/landing/landing.tsx";

/** The landing page as HTML, made when the screens are built, so that it shows before any script has come. */
export const renderLanding = (): string =>
  renderToString(
    <MemoryRouter>
      <Landing />
    </MemoryRouter>,
  );
