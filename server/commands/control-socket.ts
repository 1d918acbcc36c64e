import { chmod, rm } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { ConfigError } from '../../platform/config/index.ts'

const socketOf = (dataDir: string) => path.join(dataDir, 'control.sock')

/** Longest path of a Unix socket; Linux allows 108, others 104. */
const longestPath = 103

export type Commands = Readonly<Record<string, (body: unknown) => Promise<unknown>>>

/**
 * Listens for commands on a socket in DATA_DIR, because the embedded database belongs to one process.
 * Only its user may open the socket.
 * @returns a function that closes the socket; undefined if the path is too long for a socket
 */
export async function listenForCommands(
  dataDir: string,
  commands: Commands,
): Promise<(() => Promise<void>) | undefined> {
  const address = socketOf(dataDir)
  if (address.length > longestPath) return undefined
  // Only the holder of the database's folder listens here: an existing socket is left by a killed process.
  await rm(address, { force: true })
  const server = http.createServer(async (request, response) => {
    const command = commands[request.url?.slice(1) ?? '']
    try {
      const answer = command ? await command(await json(request)) : undefined
      response.writeHead(command ? 200 : 404).end(JSON.stringify(answer ?? null))
    } catch (error) {
      response.writeHead(500).end(JSON.stringify((error as Error).message))
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
  await chmod(address, 0o600)
  server.unref()
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

/** @returns undefined if no server listens @throws ConfigError with the server's error message */
export function askServer<Answer>(dataDir: string, command: string, body: unknown): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const options = { socketPath: socketOf(dataDir), path: `/${command}`, method: 'POST' }
    const request = http.request(options, async (response) => {
      const answer = await json(response)
      if (response.statusCode === 200) resolve(answer as Answer)
      else reject(new ConfigError(`The server refused: ${answer}`))
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      const absent = error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
      if (absent) resolve(undefined)
      else reject(error)
    })
    request.end(JSON.stringify(body))
  })
}
