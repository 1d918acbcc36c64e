function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * In one spelling, without the slash at its end: `/tags/corps`. Other sites write `%c3%a9`, browsers send `%C3%A9` or `é`,
 * files may hold an `e` with its accent apart; a dash may be `%2D`.
 */
export function sourceOf(path: string): string {
  const pathname = URL.parse(path, 'https://site.invalid')?.pathname ?? '/'
  // Characters that would end the path or a segment stay escaped, and so does invalid UTF-8.
  const segments = pathname.split('/').map((segment) =>
    decoded(segment)
      .normalize('NFC')
      .replace(/[%?#/\\]/g, encodeURIComponent),
  )
  const canonical = new URL(`https://site.invalid${segments.join('/')}`).pathname
  // Two slashes at its beginning would name another site.
  const first = canonical.search(/[^/]/)
  let end = canonical.length
  // A pattern for slashes at the end takes time that grows with the square of their number.
  while (canonical[end - 1] === '/') end -= 1
  return first < 0 ? '/' : `/${canonical.slice(first, end)}`
}

/** A target keeps its query and its fragment. */
export function targetOf(path: string): string {
  const { search, hash } = new URL(path, 'https://site.invalid')
  return `${sourceOf(path)}${search}${hash}`
}
