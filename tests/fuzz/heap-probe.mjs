// Preloaded into the server under test: on SIGUSR2 it writes down what its memory holds after a collection.
import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const file = process.env.HEAP_PROBE_FILE

if (file) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    // A reader must find the whole file.
    writeFileSync(`${file}.new`, String(heapUsed + arrayBuffers))
    renameSync(`${file}.new`, file)
  })
}
