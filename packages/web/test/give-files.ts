import type { Page } from "playwright-core";

/** How something is given to a page by hand. */
export type Gesture = "drop" | "paste" | "dragover";

/**
 * Drops files, by name and content, on an element, pastes them there or holds them over it; without files it is text. Whether
 * the browser is left to do what it does with it.
 */
export const give = (
  page: Page,
  selector: string,
  gesture: Gesture,
  files: Record<string, string>,
): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (target, [name, given]) => {
        const data = new DataTransfer();
        for (const [fileName, content] of Object.entries(given))
          data.items.add(new File([content], fileName));
        if (data.items.length === 0) data.setData("text/plain", "revenue");
        const options = { bubbles: true, cancelable: true };
        const event =
          name === "paste"
            ? new ClipboardEvent(name, { ...options, clipboardData: data })
            : new DragEvent(name, { ...options, dataTransfer: data });
        return target.dispatchEvent(event);
      },
      [gesture, files] as const,
    );
