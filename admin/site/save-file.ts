/** A title as the name of a file: `Ce que valent les réponses` → `ce-que-valent-les-reponses`. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')

/** Makes the browser download a text as a file. */
export function saveFile(name: string, content: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}
