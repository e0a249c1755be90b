/** Where a formula stands in a question: its text in the question, the formula as such or what it may be, and the text before it. */
export type Said = {
  text: string;
  formula: string;
  before: string;
  readings?: readonly string[];
  /** What the formula is called, where that does not stand right before it. */
  name?: string;
  /** Read as a formula of each row only where it holds money of sales against what one piece costs. */
  pieces?: true;
  /** What goes on with the formula further behind, and is no more of the question than it is. */
  further?: string;
  /** What the rows refer to counts once for each of them. */
  ofEach?: true;
};
