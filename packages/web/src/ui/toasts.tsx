import { Toaster } from "sonner";
import { useTheme } from "./use-theme.ts";

/** Where short notices appear, with the specification's defaults, in the page's theme. */
export function Toasts() {
  const { theme } = useTheme();
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      hotkey={["altKey", "KeyT"]}
      theme={theme}
      // Above the bar of tabs, which on a phone is at the bottom.
      mobileOffset={{ bottom: 72 }}
    />
  );
}
