import type { ReliabilityBin } from "@parlance/contract";

const size = 220;
const edge = 28;
const inner = size - 2 * edge;
const x = (share: number): number => edge + share * inner;
const y = (share: number): number => size - edge - share * inner;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How sure answers were against how many were right: on the diagonal both agree. */
export function ReliabilityDiagram({ bins }: { bins: ReliabilityBin[] }) {
  const most = Math.max(...bins.map(({ answers }) => answers));
  return (
    <figure className="grid items-center gap-4 sm:grid-cols-[220px_1fr]">
      <svg viewBox={`0 0 ${size} ${size}`} className="w-full max-w-56" aria-hidden="true">
        <rect x={edge} y={edge} width={inner} height={inner} fill="none" stroke="var(--line)" />
        <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} stroke="var(--muted)" strokeDasharray="3 3" />
        {bins.map((bin) => (
          <circle
            key={bin.from}
            cx={x(bin.confidence)}
            cy={y(bin.right)}
            r={4 + 8 * Math.sqrt(bin.answers / most)}
            fill="var(--accent)"
            fillOpacity={0.75}
          />
        ))}
        <text x={size / 2} y={size - 8} textAnchor="middle" fontSize={11} fill="var(--muted)">
          confidence
        </text>
        <text
          x={12}
          y={size / 2}
          textAnchor="middle"
          fontSize={11}
          fill="var(--muted)"
          transform={`rotate(-90 12 ${size / 2})`}
        >
          judged right
        </text>
      </svg>
      <figcaption className="grid gap-1 text-sm">
        <span className="text-xs text-muted">Judged answers by how sure they were</span>
        {bins.map((bin) => (
          <span key={bin.from} className="flex justify-between gap-3 tabular-nums">
            <span>
              {percent(bin.from)} to {percent(bin.to)}
            </span>
            <span className="text-muted">
              {percent(bin.right)} of {bin.answers}
            </span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
