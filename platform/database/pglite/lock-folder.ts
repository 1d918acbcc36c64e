import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ConfigError } from '../../config/index.ts'

function socketPath(folder: string): string {
  const name = `eclore-${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  // An abstract socket has no file: a file left by another user's killed process could not be removed.
  if (process.platform === 'linux') return `\0${name}`
  return path.join(os.tmpdir(), `${name}.sock`)
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(address)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

/**
 * Locks the folder: two processes on one embedded database would destroy it. The holder listens on a socket, which closes however
 * the process ends; a process id in a file would outlive a kill.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = socketPath(folder)
  if (await isAnswered(address)) {
    throw new ConfigError(
      `DATA_DIR is used by another process already (${path.dirname(folder)}). Several processes need DATABASE_URL.`,
    )
  }
  if (!address.startsWith('\0')) await rm(address, { force: true })
  const server = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}
