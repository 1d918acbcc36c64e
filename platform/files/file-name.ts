import path from 'node:path'

const maxName = 200

/** As the person called it, without its folders and what cannot be kept. Browsers send a quotation mark as %22. */
export function fileNameOf(given: string): string {
  const name = path.posix.basename(given.replaceAll('%22', '"').replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim()
  return [...name].slice(0, maxName).join('').toWellFormed() || 'fichier'
}
