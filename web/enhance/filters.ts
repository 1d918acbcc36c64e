/** Resets a filter panel that closes without applying, and focuses the first input of one that opens. */
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
  document.addEventListener('click', closeInPlace, true)
}

/** « Annuler » is a link to the unchanged list: this closes the panel before the browser follows the link. */
function closeInPlace(event: MouseEvent): void {
  const { target } = event
  const cancel = target instanceof Element ? target.closest('[data-cancel-filters]') : null
  const panel = cancel?.closest<HTMLElement>('[data-filters]')
  if (!panel || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  panel.hidePopover()
}
