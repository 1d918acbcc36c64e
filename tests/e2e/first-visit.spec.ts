import { article, signIn } from './fixtures/steps.ts'
import { expect, test } from './fixtures/test.ts'

/** Maximum bytes of a first visit on a phone, with all files that the page loads. */
const mostPageBytes = 300_000

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })

for (const [path, reader] of [
  ['/', 'visitor'],
  ['/articles', 'visitor'],
  [article.path, 'visitor'],
  ['/', 'subscriber'],
  [article.path, 'subscriber'],
] as const) {
  test(`A ${reader}’s first visit to ${path} loads less than 300 kB`, async ({ page, context }) => {
    if (reader === 'subscriber') await signIn(page, 'camille@exemple.fr')
    const phone = await context.newPage()
    const session = await context.newCDPSession(phone)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const sizes: Promise<{ type: string; bytes: number }>[] = []
    phone.on('requestfinished', (request) => {
      const size = request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
      sizes.push(size.then((bytes) => ({ type: request.resourceType(), bytes })))
    })
    await phone.goto(path, { waitUntil: 'networkidle' })
    const files = await Promise.all(sizes)
    expect(files.filter(({ type }) => type === 'stylesheet')).toHaveLength(1)
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostPageBytes)
  })
}
