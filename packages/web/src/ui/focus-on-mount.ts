/** As a `ref`: puts the focus into an element that a person has just asked for, its text selected. */
export function focusOnMount(element: HTMLInputElement | HTMLTextAreaElement | null): void {
  element?.focus();
  element?.select();
}
