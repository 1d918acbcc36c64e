import { expect, it } from 'vitest'
import { growthOf, repeatPiece } from '../../../../tests/fixtures/growth.ts'
import { scaleTimeout } from '../../../../tests/fixtures/patience.ts'
import { type HtmlContext, mapHtml } from './map-html.ts'

const found: HtmlContext = { classic: false, picture: async () => '/media/a.jpg', link: (href) => href, report() {} }
const missing: HtmlContext = { ...found, picture: async () => undefined }

it('mapping HTML removes a link around a picture unless it also has words', async () => {
  const html = '<p><a href="/a.jpg"><b><img src="a.jpg"></b></a> <a href="/b" class="c">B <img src="b.jpg"></a></p>'
  expect(await mapHtml(html, found)).toBe(
    '<p><b><img src="/media/a.jpg"></b> <a href="/b">B <img src="/media/a.jpg"></a></p>',
  )
})

it('mapping HTML removes the outermost figure once its last picture is removed', async () => {
  const html = '<figure><figure><img src="a"><img src="b"></figure><figcaption>A</figcaption></figure><p>B</p>'
  expect(await mapHtml(html, missing)).toBe('<p>B</p>')
})

it('mapping HTML keeps the words of an embedded post and drops its script', async () => {
  const reported: string[] = []
  const words =
    '<p>Dix mots <a href="https://t.co/x">photo</a></p>— Zoé <a href="https://twitter.com/zoe/status/1">2 mars</a>'
  const html = `<figure class="kg-card kg-embed-card"><blockquote class="twitter-tweet">${words}</blockquote><script src="https://platform.twitter.com/widgets.js"></script><figcaption>Vu ce matin</figcaption></figure>`
  const mapped = await mapHtml(html, { ...found, report: (what) => reported.push(what) })
  expect(mapped).toMatch(/^<blockquote><p>Dix mots <a href="https:\/\/t.co\/x">photo<\/a><\/p>/)
  expect(mapped).toContain('<a href="https://twitter.com/zoe/status/1">2 mars</a>')
  expect(mapped).toContain('Vu ce matin')
  expect(reported).toEqual(['un contenu intégré, repris comme citation'])
})

it('mapping HTML leaves out a text over the article length limit', async () => {
  const reported: string[] = []
  const mapped = await mapHtml('a'.repeat(1_000_001), { ...found, report: (what) => reported.push(what) })
  expect(mapped).toBeUndefined()
  expect(reported).toEqual(['un texte trop long'])
})

it.each([
  ['pictures', '<img src="a">'],
  ['figures', '<figure><img src="a"></figure>'],
  ['pictures within links', '<a href="a"><img src="a"></a>'],
  ['links', '<a href="a">b</a>'],
  ['cards', '<div class="gallery"><img src="a"></div>'],
  ['embedded pages', '<iframe src="a"></iframe>'],
  ['unknown elements', '<foo>a</foo>'],
  ['blocks', '<div>a<p>b</div>'],
  ['open marks', '<b>a<p>'],
])(
  'mapping HTML takes time in proportion to the length of %s',
  { timeout: scaleTimeout(300_000) },
  async (_of, piece) => {
    for (const context of [found, missing]) {
      const { ratio, cost } = await growthOf((html) => mapHtml(html, context), repeatPiece(piece), 250_000, within)
      expect(ratio).toBeLessThanOrEqual(within.ratio)
      expect(cost).toBeLessThanOrEqual(within.cost)
    }
  },
)

/** Limit of 200 ms on a machine whose reference loop takes 10 ms. */
const within = { ratio: 2.5, cost: 20 }
