/** Daily sales of 40 shops, with weeks and noise: a search for anomalies by shop takes seconds. */
export function salesOfShops(): string {
  const rows = Array.from({ length: 40 * 240 }, (_, index) => {
    const [day, shop] = [Math.floor(index / 40), index % 40];
    const noise = Math.sin(index * 12.9898) * 43758.5453;
    const amount = 100 + (day % 7 > 4 ? 25 : 0) + 20 * (noise - Math.floor(noise)) + (day > 150 ? shop : 0);
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    return `${date},Shop ${shop},${amount.toFixed(2)}`;
  });
  return `day,shop,amount\n${rows.join("\n")}\n`;
}

/** What takes so long. */
export const longQuestion = "find anomalies in daily amount by shop";

/** Reads events until one of `step` has come, or all of them. */
export async function untilStep(response: Response, step: string): Promise<void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes(`"${step}"`)) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    text += decoder.decode(value, { stream: true });
  }
}
