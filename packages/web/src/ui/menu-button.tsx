import { DropdownMenu } from "radix-ui";
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useState } from "react";
import { menuContent } from "./menu.ts";

type ButtonProps = {
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void;
};

/**
 * A button that opens a menu. The menu is made when it is first wanted: a list with hundreds of such buttons costs no more
 * than the buttons. `children` are the menu's items.
 */
export function MenuButton({
  label,
  align = "start",
  button,
  children,
}: {
  /** The menu's name. */
  label: string;
  align?: "start" | "end";
  button: ReactElement<ButtonProps>;
  children: ReactNode;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const stayAtAnchor = (event: { target: EventTarget | null; preventDefault: () => void }): void => {
    if (event.target instanceof Node && anchor?.contains(event.target) === true) event.preventDefault();
  };
  return (
    <span className="relative inline-grid">
      {cloneElement(button, {
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        onClick: ({ currentTarget }) => setAnchor(isOpen ? null : currentTarget),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        },
      })}
      {isOpen && (
        <DropdownMenu.Root open modal={false} onOpenChange={(open) => open || setAnchor(null)}>
          <DropdownMenu.Trigger asChild>
            <span aria-hidden className="pointer-events-none absolute inset-0" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content
              align={align}
              sideOffset={4}
              collisionPadding={8}
              aria-label={label}
              aria-labelledby={undefined}
              className={menuContent}
              onInteractOutside={stayAtAnchor}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                anchor.focus();
              }}
            >
              {children}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
    </span>
  );
}
