/** Scrolls a row of links so that the link to the current page is visible. */
export function scrollToCurrentLink(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]')
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
