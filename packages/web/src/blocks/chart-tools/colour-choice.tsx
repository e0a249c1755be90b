import { themes } from "@parlance/charts";
import { type ChartColour, type ChartLook, chartColours } from "@parlance/contract";
import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useTheme } from "../../ui/use-theme.ts";

type Colours = NonNullable<ChartLook["colours"]>;

/** The colour of a chart's figure, or of each of its lines, bars or parts in turn. Pressed again, a colour is taken back. */
export function ColourChoice({
  names,
  colours,
  onColours,
}: {
  /** What can have a colour of its own; none where all is of one figure. */
  names: string[];
  colours: Colours;
  onColours: (colours: Colours | undefined) => void;
}) {
  const [chosen, setChosen] = useState("");
  const { theme } = useTheme();
  const name = names.includes(chosen) ? chosen : (names[0] ?? "");
  const pick = (colour: ChartColour): void => {
    const { [name]: before, ...others } = colours;
    const next = before === colour ? others : { ...others, [name]: colour };
    onColours(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <fieldset className="grid min-w-0 gap-1 text-xs text-muted col-span-2 sm:col-span-1">
      <legend className="float-left w-full pb-1">Colour</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {names.length > 0 && (
          <select
            aria-label="Colour of"
            value={name}
            onChange={({ target }) => setChosen(target.value)}
            className="h-8 min-w-0 max-w-40 rounded-md border border-line bg-surface px-2 text-sm text-ink"
          >
            {names.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        {chartColours.map((colour) => (
          <button
            key={colour}
            type="button"
            title={colour}
            aria-label={colour}
            aria-pressed={colours[name] === colour}
            onClick={() => pick(colour)}
            style={{ backgroundColor: themes[theme].colours[colour] }}
            className={classNames(
              "size-6 pointer-coarse:size-10 rounded-full",
              colours[name] === colour && "outline-2 outline-offset-2 outline-ink",
            )}
          />
        ))}
      </div>
    </fieldset>
  );
}
