/**
 * Black or white, whichever can be read on a cell of that place (0 to 1) along a ramp of colours (CSS hex): one of them always has a
 * contrast of 4.5 or more (WCAG 2).
 */
export function inkOn(ramp: readonly string[], place: number): string {
  const at = Math.min(1, Math.max(0, place)) * (ramp.length - 1);
  const [low, high] = [channels(ramp[Math.floor(at)] ?? ""), channels(ramp[Math.ceil(at)] ?? "")];
  const part = at - Math.floor(at);
  const light = luminance(low.map((value, index) => value + ((high[index] ?? 0) - value) * part));
  return light + 0.05 > Math.sqrt(1.05 * 0.05) ? "#000000" : "#ffffff";
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

/** The relative luminance of sRGB channels from 0 to 1. */
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
