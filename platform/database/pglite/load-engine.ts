import { readFile } from 'node:fs/promises'

/** The program of the embedded database, read and compiled on other threads. PGlite does the same once its folder is known. */
export async function loadEngine(): Promise<WebAssembly.Module> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(file))
}
