import { demoAccount } from "../../api/log-in.ts";
import { Button } from "../../ui/button.tsx";

/** The account to try, filled in by one click, and the two that are only listed. */
export function DemoAccounts({ onFill }: { onFill: () => void }) {
  return (
    <section
      aria-label="Demo accounts"
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm"
    >
      <div className="flex items-center justify-between gap-2">
        <p>
          <span className="text-muted">Demo account</span>
          <br />
          <span className="font-mono text-xs">
            {demoAccount.email} / {demoAccount.password}
          </span>
        </p>
        <Button size="small" onClick={onFill}>
          Use it
        </Button>
      </div>
      <p className="text-xs text-muted">test@parlance.app and admin@parlance.app are by invitation.</p>
    </section>
  );
}
