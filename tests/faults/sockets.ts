import { once } from 'node:events'
import net from 'node:net'

/** A connection that is driven by hand. */
export interface OpenSocket {
  socket: net.Socket
  received(): string
  closed: Promise<void>
}

export async function openSocket(port: number, { reading = true } = {}): Promise<OpenSocket> {
  const socket = net.connect(port, '127.0.0.1')
  let received = ''
  // Ignore errors: a server that cuts the connection resets it, which is a valid outcome here.
  socket.on('error', () => {})
  if (reading) {
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
  } else socket.pause()
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await Promise.race([once(socket, 'connect'), closed])
  return { socket, received: () => received, closed }
}

/** A raw GET request that seems to come from that address. */
export const requestFor = (path: string, address: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`
