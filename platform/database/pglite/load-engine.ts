import { readFile } from 'node:fs/promises'

/** Reads and compiles the embedded database's program on other threads. PGlite would do this only once its folder is known. */
export async function loadEngine(): Promise<WebAssembly.Module> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(file))
}
