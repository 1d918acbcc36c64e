export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to))
  const others = items.filter((_item, index) => index !== from)
  return [...others.slice(0, place), ...items.slice(from, from + 1), ...others.slice(place)]
}

interface Span {
  top: number
  bottom: number
}

/** Index of the row at a vertical position; positions above or below all rows give the first or the last row. */
export function rowIndexAt(rows: readonly Span[], y: number): number {
  const index = rows.findIndex(({ bottom }) => y < bottom)
  return index === -1 ? rows.length - 1 : index
}
