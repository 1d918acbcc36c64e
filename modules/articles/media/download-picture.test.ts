import { describe, expect, test, vi } from 'vitest'
import { type DownloadResponse, downloadPicture, type GetPicture } from './download-picture.ts'

const from = 'https://blog.exemple.fr'
const answering = (...answers: Partial<DownloadResponse>[]) => {
  const get = vi.fn<GetPicture>()
  for (const answer of answers) {
    get.mockResolvedValueOnce({ status: 200, location: undefined, bytes: Buffer.from('image'), ...answer })
  }
  return get
}

describe('a picture of the named site', () => {
  test.each([
    ['is downloaded', [{}], Buffer.from('image')],
    [
      'is downloaded where it has moved on that site',
      [{ status: 301, location: '/neuf.jpg' }, {}],
      Buffer.from('image'),
    ],
    ['is not where it leads elsewhere', [{ status: 302, location: 'https://ailleurs.fr/a.jpg' }], /pas sur le site/],
    [
      'is not where it leads to plain http',
      [{ status: 302, location: 'http://blog.exemple.fr/a.jpg' }],
      /pas sur le site/,
    ],
    ['is not where it leads on for ever', Array.from({ length: 9 }, () => ({ status: 302, location: '/a' })), /302/],
    ['is not where it is gone', [{ status: 404 }], /404/],
    ['is not where it is too large', [{ bytes: null }], /trop lourde/],
  ])('%s', async (_what, answers, expected) => {
    const got = await downloadPicture(`${from}/a.jpg`, { from, get: answering(...answers) })
    if (expected instanceof RegExp) expect(got).toMatch(expected)
    else expect(got).toEqual(expected)
  })

  const elsewhere = ['https://ailleurs.fr/a.jpg', 'http://blog.exemple.fr/a.jpg', 'https://blog.exemple.fr:8443/a.jpg']
  test.each(elsewhere)('%s is not requested', async (address) => {
    const get = answering({})
    expect(await downloadPicture(address, { from, get })).toMatch(/pas sur le site/)
    expect(get).not.toHaveBeenCalled()
  })

  test('a picture at a private address is not downloaded, whatever the host name', async () => {
    const resolve = async () => [{ address: '169.254.169.254', family: 4 }]
    expect(await downloadPicture(`${from}/a.jpg`, { from, resolve })).toMatch(/site public/)
    expect(await downloadPicture('https://127.0.0.1/a.jpg', { from: 'https://127.0.0.1' })).toMatch(/site public/)
  })

  test('a picture is reported when its site does not answer', async () => {
    const get = vi.fn<GetPicture>().mockRejectedValue(new Error('ECONNRESET'))
    expect(await downloadPicture(`${from}/a.jpg`, { from, get })).toMatch(/pas pu être téléchargée/)
  })
})
