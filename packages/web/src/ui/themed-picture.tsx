import { classNames } from "./class-names.ts";

const files = import.meta.glob<string>("../pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const address = (name: string): string => files[`../pictures/${name}.webp`] ?? "";

type Box = { width: number; height: number };

/** A picture taken from the product: one for each theme, and for phones one of their own. Boxes keep its place free. */
export function ThemedPicture({
  name,
  alt,
  wide,
  phone,
  eager = false,
  className,
}: {
  name: string;
  alt: string;
  wide: Box;
  phone: Box;
  eager?: boolean;
  className?: string;
}) {
  return (["dark", "light"] as const).map((theme) => (
    <picture key={theme} className={theme === "dark" ? "hidden dark:block" : "block dark:hidden"}>
      <source
        media="(max-width: 639px)"
        srcSet={address(`${name}-phone-${theme}`)}
        width={phone.width}
        height={phone.height}
      />
      <img
        src={address(`${name}-wide-${theme}`)}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading={eager && theme === "dark" ? "eager" : "lazy"}
        fetchPriority={eager && theme === "dark" ? "high" : "auto"}
        className={classNames("h-auto w-full", className)}
      />
    </picture>
  ));
}

/** The boxes of the pictures that show an answer, and of those that show a part of one; see tools/take-pictures.ts. */
export const pictureBoxes = {
  answer: { wide: { width: 792, height: 600 }, phone: { width: 390, height: 560 } },
  panel: { wide: { width: 792, height: 420 }, phone: { width: 390, height: 420 } },
} as const;
