import path from 'node:path'

const maxName = 200

/** The uploaded name without folders and forbidden characters. Browsers send a quotation mark as %22. */
export function fileNameOf(given: string): string {
  const name = path.posix.basename(given.replaceAll('%22', '"').replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim()
  return [...name].slice(0, maxName).join('').toWellFormed() || 'fichier'
}
