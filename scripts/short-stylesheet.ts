import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shortStylesheet } from '../server/page-cache/index.ts'

/** Writes the stylesheet of all pages once more, with the short names of classes that the server gives to pages for many. */
export async function writeShortStylesheet(assets: string): Promise<void> {
  const [name, ...others] = (await readdir(assets)).filter((file) => /^app-[\w-]+\.css$/.test(file))
  if (!name || others.length > 0) throw new Error(`not one stylesheet of all pages in ${assets}`)
  const file = path.join(assets, name)
  const short = shortStylesheet(file, await readFile(file, 'utf8'))
  await writeFile(short.file, short.css)
}
