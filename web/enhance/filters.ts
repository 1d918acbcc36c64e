/** Closing the panel without applying forgets what was ticked in it. */
export function cancelFilters(): void {
  document.addEventListener(
    'toggle',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches('[data-filters]')) return
      if ((event as ToggleEvent).newState === 'closed') target.querySelector('form')?.reset()
      else target.querySelector<HTMLElement>('input:checked, input[type=checkbox]')?.focus({ preventScroll: true })
    },
    true,
  )
}
