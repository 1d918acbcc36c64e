import type { Page } from '../../contracts/paging.ts'

/**
 * Makes a page from rows that include one row beyond the page.
 * @param cursorOf the position of the page's last row
 */
export function pageOf<Row>(
  rows: readonly Row[],
  length: number,
  cursorOf: (last: Row) => string,
): { rows: Row[]; page: Page } {
  const shown = rows.slice(0, length)
  const last = shown.at(-1)
  return {
    rows: shown,
    page: { hasNextPage: rows.length > length, endCursor: last === undefined ? null : cursorOf(last) },
  }
}

/** Answer of a list that has one page. */
export const wholeList = <Row>(payload: Row[]) => ({ payload, page: { hasNextPage: false, endCursor: null } })
