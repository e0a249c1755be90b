/// <reference types="vite/client" />

/** See `measured-figures.ts`. */
declare module "virtual:measured" {
  const figures: Record<"when" | "questions" | "reading" | "againstSql", string>;
  export default figures;
}
