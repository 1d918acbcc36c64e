/** Gives the browser a text as a file to download. */
export function saveFile(name: string, content: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}
