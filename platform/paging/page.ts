import type { Page } from '../../contracts/paging.ts'

/**
 * The page made of rows of which one more than asked for was read.
 * @param cursorOf the place of the page's last row
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
