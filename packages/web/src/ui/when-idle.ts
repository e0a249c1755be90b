/**
 * Does work in a moment without scrolling or typing, after `patience` milliseconds at the latest; returns how to call it
 * off. Not every browser says when it is idle: the others do it a moment later.
 */
export function whenIdle(work: () => void, patience: number): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: patience });
  return () => window.cancelIdleCallback(handle);
}
