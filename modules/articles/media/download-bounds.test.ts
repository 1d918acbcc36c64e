import { createServer, type RequestOptions, request as requestHttp, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mediaMaxBytes } from '../../../contracts/articles/staff-media.ts'
import { downloadPicture } from './download-picture.ts'

/* A site that answers badly: plain HTTP of this machine stands for it, in place of the encrypted connection. */

const closed: string[] = []
const send: Record<string, (response: ServerResponse) => void> = {
  '/endless.jpg'(response) {
    const chunk = Buffer.alloc(1024 * 1024)
    const pump = () => {
      while (!response.closed && response.write(chunk));
    }
    response.on('drain', pump).on('close', () => closed.push('/endless.jpg'))
    pump()
  },
  '/slow.jpg'(response) {
    response.on('close', () => closed.push('/slow.jpg'))
    response.write('beginning')
  },
  '/silent.jpg': (response) => void response.on('close', () => closed.push('/silent.jpg')),
  '/whole.jpg': (response) => void response.end('picture'),
}
const server = createServer((asked, response) => send[asked.url ?? '']?.(response))
vi.mock('node:https', () => ({
  request: (url: URL, { lookup: _lookup, ...options }: RequestOptions, onAnswer: () => void) =>
    requestHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url.pathname}`, options, onAnswer),
}))
beforeAll(() => new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened)))
afterAll(() => server.close())

test('A whole picture is taken', async () => {
  expect(String(await downloadPicture('https://exemple.fr/whole.jpg'))).toBe('picture')
})

test('A file without an end is refused at the size of an upload', async () => {
  expect(mediaMaxBytes).toBeLessThan(64 * 1024 * 1024)
  expect(await downloadPicture('https://exemple.fr/endless.jpg')).toBe('Cette image est trop lourde.')
  await vi.waitFor(() => expect(closed).toContain('/endless.jpg'))
})

const slow = ['/slow.jpg', '/silent.jpg']
test.each(slow)('a download of %s ends in time, and its connection with it', async (path) => {
  const got = await downloadPicture(`https://exemple.fr${path}`, { milliseconds: 200 })
  expect(got).toBe('Le site de cette image met trop de temps à répondre.')
  await vi.waitFor(() => expect(closed).toContain(path))
})
