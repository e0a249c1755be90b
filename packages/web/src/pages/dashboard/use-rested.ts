import { useCallback, useEffect, useRef } from "react";

/** Milliseconds without another change, after which one is sent. */
const pause = 600;

/** Does the last of several things in quick succession when the hand rests, or the view closes. */
export function useRested(): (send: () => void) => void {
  const waiting = useRef<{ timer: number; send: () => void } | null>(null);
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.send();
    },
    [],
  );
  return useCallback((send) => {
    const once = (): void => {
      waiting.current = null;
      send();
    };
    clearTimeout(waiting.current?.timer);
    waiting.current = { timer: window.setTimeout(once, pause), send: once };
  }, []);
}
