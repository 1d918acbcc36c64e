import { createServer, type RequestOptions, request as requestHttp, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mediaMaxBytes } from '../../../contracts/articles/staff-media.ts'
import { downloadPicture } from './download-picture.ts'

/* A site that answers badly. It uses plain HTTP on this machine in place of HTTPS. */

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

test('A complete picture is downloaded', async () => {
  expect(String(await downloadPicture('https://exemple.fr/whole.jpg'))).toBe('picture')
})

test('An endless file is refused once it exceeds the upload size limit', async () => {
  expect(mediaMaxBytes).toBeLessThan(64 * 1024 * 1024)
  expect(await downloadPicture('https://exemple.fr/endless.jpg')).toBe('Cette image est trop lourde.')
  await vi.waitFor(() => expect(closed).toContain('/endless.jpg'))
})

const slow = ['/slow.jpg', '/silent.jpg']
test.each(slow)('a download of %s times out and closes its connection', async (path) => {
  const got = await downloadPicture(`https://exemple.fr${path}`, { milliseconds: 200 })
  expect(got).toBe('Le site de cette image met trop de temps à répondre.')
  await vi.waitFor(() => expect(closed).toContain(path))
})
