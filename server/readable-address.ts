/** An address whose escapes name no text is one that nobody made: it is looked up as it was written, and not found. */
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
