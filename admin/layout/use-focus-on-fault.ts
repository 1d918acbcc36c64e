import { useEffect, useRef } from 'react'

/**
 * Focuses the first field with a fault once a save was refused.
 * Follows the notice, not the faults: correcting one field must not move the focus to another.
 */
export function useFocusOnFault(notice: { failed: boolean } | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (notice?.failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-clash]')?.focus()
  }, [notice])
  return form
}
