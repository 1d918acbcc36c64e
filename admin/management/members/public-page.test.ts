import { expect, test } from 'vitest'
import { publicPage } from './public-page.ts'

const site = 'https://maison.fr'

test.each([
  ['/', '/?seen-as=member'],
  ['/articles?tags=calme', '/articles?tags=calme&seen-as=member'],
  ['https://maison.fr/article/dire-non#suite', '/article/dire-non?seen-as=member#suite'],
  ['/articles?seen-as=staff', '/articles?seen-as=member'],
])('%s is shown as %s', (address, shown) => expect(publicPage(address, site, 'member')).toBe(shown))

test.each(['/account', '/coaching/1', '/favorites', '/admin', '/article/a/b', 'https://exemple.org/', 'mailto:a@b.fr'])(
  '%s is not shown',
  (address) => expect(publicPage(address, site, 'subscriber')).toBeUndefined(),
)
