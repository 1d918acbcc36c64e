import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(js|css|svg|json|txt|html)$/
/** Smaller files fit into one packet uncompressed. */
const leastBytes = 1000

async function compress(file: string): Promise<void> {
  const source = await readFile(file)
  if (source.length < leastBytes) return
  const [br, gz] = await Promise.all([
    brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    zip(source, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/**
 * Writes `.br` and `.gz` variants beside the files that the server sends, with the strongest compression, since they are made
 * only once.
 */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))))
}
