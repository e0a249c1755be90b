import { Moon, Sun } from "lucide-react";
import { Button } from "./button.tsx";
import { useTheme } from "./use-theme.ts";

/** Switches between dark and light. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  return (
    <Button look="quiet" size="icon" aria-label="Toggle theme" onClick={toggle}>
      {theme === "dark" ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
    </Button>
  );
}
