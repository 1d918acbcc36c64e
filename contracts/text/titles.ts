/** A ticket’s category is stored in its title: `[category]: title`. */
export const joinTitle = (category: string, title: string): string => {
  const name = category.replace(/[[\]]/g, '').trim()
  return name === '' ? title : `[${name}]: ${title}`
}

/** A title that has no prefix has no category. */
export const splitTitle = (title: string): { category: string | null; title: string } => {
  const match = /^\[([^[\]]+)\]: ?(.*)$/s.exec(title)
  return match ? { category: match[1] ?? null, title: match[2] ?? '' } : { category: null, title }
}
