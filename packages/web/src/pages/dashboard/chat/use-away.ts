import { type RefObject, useCallback, useEffect, useState } from "react";

/** So near to its end, in pixels, a list counts as at its end. */
const nearEnd = 100;

/** Whether the end of a list is out of view, and what tells it after scrolling; it also looks when the list or its content `flow` grows. */
export function useAway(
  list: RefObject<HTMLElement | null>,
  flow: RefObject<HTMLElement | null>,
): [away: boolean, look: () => void] {
  const [away, setAway] = useState(false);
  const look = useCallback(() => {
    if (list.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    setAway(scrollHeight - scrollTop - clientHeight > nearEnd);
  }, [list]);
  useEffect(() => {
    const observer = new ResizeObserver(look);
    for (const { current } of [list, flow]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [list, flow, look]);
  return [away, look];
}
