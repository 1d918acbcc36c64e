import { type RefObject, useEffect } from 'react'

/** The message that was found is brought before her eyes. @param shown what stands in the pane */
export function useShowFound(pane: RefObject<HTMLElement | null>, current: string | undefined, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands elsewhere where something else is shown
  useEffect(() => {
    if (current !== undefined) pane.current?.querySelector(`#m-${current}`)?.scrollIntoView({ block: 'center' })
  }, [pane, current, shown])
}
