import type { ReliabilityBin } from "@parlance/contract";
import { calibrationError, shareInterval } from "./calibration.ts";

const size = 240;
/** Left and below there are numbers. */
const start = 52;
const end = size - 10;
const x = (share: number): number => start + share * (end - start);
const y = (share: number): number => size - x(share);
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const ticks = [0, 0.5, 1];

/** How sure answers were against how many were right, with 95 % intervals: on the diagonal both agree. */
export function ReliabilityDiagram({ bins }: { bins: ReliabilityBin[] }) {
  return (
    <figure className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[240px_1fr]">
      <svg viewBox={`0 0 ${size} ${size}`} className="w-full max-w-60" aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick} stroke="var(--line)" fill="var(--muted)" fontSize={11}>
            <line x1={x(tick)} x2={x(tick)} y1={y(0)} y2={y(1)} />
            <line x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} />
            <text x={x(tick)} y={y(0) + 15} textAnchor={tick === 1 ? "end" : "middle"} stroke="none">
              {percent(tick)}
            </text>
            <text x={x(0) - 6} y={y(tick) + 4} textAnchor="end" stroke="none">
              {tick === 0 ? "" : percent(tick)}
            </text>
          </g>
        ))}
        <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} stroke="var(--muted)" strokeDasharray="3 3" />
        {bins.map((bin) => (
          <Point key={bin.from} bin={bin} />
        ))}
        <text x={x(0.5)} y={size - 6} textAnchor="middle" fontSize={11} fill="var(--muted)">
          confidence
        </text>
        <text
          textAnchor="middle"
          fontSize={11}
          fill="var(--muted)"
          transform={`translate(10 ${y(0.5)}) rotate(-90)`}
        >
          judged right
        </text>
      </svg>
      <figcaption className="grid gap-3 text-sm">
        <p className="text-pretty">{verdict(bins)}</p>
        <table className="w-full tabular-nums">
          <thead>
            <tr className="text-left text-xs text-muted">
              <th className="pb-1 font-normal">Confidence</th>
              <th className="pb-1 text-right font-normal">Judged right</th>
              <th className="pb-1 text-right font-normal">Answers</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, to, right, answers }) => (
              <tr key={from} className="border-t border-line">
                <td className="py-1">
                  {Math.round(from * 100)} to {percent(to)}
                </td>
                <td className="text-right">{percent(right)}</td>
                <td className="text-right text-muted">{answers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}

function Point({ bin: { confidence, right, answers } }: { bin: ReliabilityBin }) {
  const [low, high] = shareInterval(right, answers);
  return (
    <g>
      <line
        x1={x(confidence)}
        x2={x(confidence)}
        y1={y(low)}
        y2={y(high)}
        stroke="var(--accent)"
        strokeWidth={2}
        strokeOpacity={0.45}
      />
      <circle
        cx={x(confidence)}
        cy={y(right)}
        r={4.5}
        fill="var(--accent)"
        stroke="var(--surface)"
        strokeWidth={1.5}
      />
    </g>
  );
}

function verdict(bins: ReliabilityBin[]): string {
  const error = calibrationError(bins);
  if (error === null) return "Too few judged answers yet to say how far the confidence can be trusted.";
  const points = Math.round(error * 100);
  return points === 0
    ? "Answers were right as often as they said."
    : `On average the confidence was off by ${points} ${points === 1 ? "point" : "points"}.`;
}
