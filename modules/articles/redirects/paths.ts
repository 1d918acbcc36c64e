/** As browsers send it, without the slash at its end: `/tags/corps` */
export function sourceOf(path: string): string {
  const { pathname } = new URL(path, 'https://site.invalid')
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}

/** A target keeps its query and its fragment. */
export function targetOf(path: string): string {
  const { search, hash } = new URL(path, 'https://site.invalid')
  return `${sourceOf(path)}${search}${hash}`
}
