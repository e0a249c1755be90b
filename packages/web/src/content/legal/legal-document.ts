/** A numbered section of a legal page: paragraphs, then a list where the section enumerates. */
export type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  /** What follows the list. */
  closing?: string;
};

/** A legal page. `summary` is what it says in plain words, without being part of the text that binds. */
export type LegalDocument = {
  title: string;
  effective: string;
  description: string;
  summary: readonly string[];
  sections: readonly LegalSection[];
};
