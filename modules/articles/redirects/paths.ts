function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Normalises a path and removes its trailing slash: `/tags/corps`. Other sites write `%c3%a9`, browsers send `%C3%A9` or `é`, and files may
 * contain a decomposed `é`; a dash may be `%2D`.
 */
export function normalizePath(path: string): string {
  const pathname = URL.parse(path, 'https://site.invalid')?.pathname ?? '/'
  // Characters that would end the path or a segment stay escaped, as does invalid UTF-8.
  const segments = pathname.split('/').map((segment) =>
    decoded(segment)
      .normalize('NFC')
      .replace(/[%?#/\\]/g, encodeURIComponent),
  )
  const canonical = new URL(`https://site.invalid${segments.join('/')}`).pathname
  // Two leading slashes would name another host.
  const first = canonical.search(/[^/]/)
  let end = canonical.length
  // Uses a loop, because a regular expression for trailing slashes takes quadratic time.
  while (canonical[end - 1] === '/') end -= 1
  return first < 0 ? '/' : `/${canonical.slice(first, end)}`
}

export function normalizeTarget(path: string): string {
  const { search, hash } = new URL(path, 'https://site.invalid')
  return `${normalizePath(path)}${search}${hash}`
}
