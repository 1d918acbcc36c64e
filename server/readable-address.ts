/** An address with invalid percent-encoding is looked up as written, which answers 404. */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split(/(?=\?)/)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('')
  }
}
