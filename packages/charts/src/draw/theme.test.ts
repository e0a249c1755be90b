import { expect, test } from "vitest";
import { type ThemeName, themes } from "./theme.ts";

type Triple = [number, number, number];

const linear = (hex: string): Triple => {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const times = (matrix: Triple[], [a, b, c]: Triple): Triple => {
  const row = (index: number): number => {
    const [x = 0, y = 0, z = 0] = matrix[index] ?? [];
    return x * a + y * b + z * c;
  };
  return [row(0), row(1), row(2)];
};

/** Relative luminance and contrast, WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Full-strength dichromacies: Machado, Oliveira, Fernandes 2009, on linear RGB. */
const sights: Record<string, Triple[]> = {
  "normal sight": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const xyz: Triple[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

function lab(rgb: Triple): Triple {
  const [x, y, z] = times(xyz, rgb.map((value) => Math.min(1, Math.max(0, value))) as Triple);
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = Math.PI / 180;
const angle = (b: number, a: number): number => (Math.atan2(b, a) / degrees + 360) % 360;

/** CIEDE2000, after Sharma, Wu, Dalal 2005. */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const [h1, h2] = [angle(b1, a1 * (1 + g)), angle(b2, a2 * (1 + g))];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degrees);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + 360) / 2;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * degrees) +
    0.24 * Math.cos(2 * h * degrees) +
    0.32 * Math.cos((3 * h + 6) * degrees) -
    0.2 * Math.cos((4 * h - 63) * degrees);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const hue = deltaH / (1 + 0.015 * c * t);
  const rotation =
    -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * degrees) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue);
}

test("the difference is CIEDE2000's, by its authors' own test data", () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

const names: ThemeName[] = ["light", "dark"];

test.each(names)("every mark of the %s theme stands out from its surface, text more so", (name) => {
  const theme = themes[name];
  for (const colour of [...theme.series, ...Object.values(theme.colours), theme.accent])
    expect(contrast(colour, theme.surface), colour).toBeGreaterThanOrEqual(3);
  expect(contrast(theme.text, theme.surface)).toBeGreaterThanOrEqual(7);
  expect(contrast(theme.muted, theme.surface)).toBeGreaterThanOrEqual(4.5);
});

test.each(names.flatMap((name) => Object.keys(sights).map((sight) => [name, sight] as const)))(
  "the hues of the %s theme stay apart under %s",
  (name, sight) => {
    const seen = themes[name].series.map((colour) => lab(times(sights[sight] ?? [], linear(colour))));
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(10);
  },
);
