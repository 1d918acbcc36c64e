// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { canonicalContent } from '../../admin/articles/editor/schema/html.ts'
import { sanitizeHtml } from '../../modules/articles/writing/html.ts'
import { scaleTimeout } from '../fixtures/patience.ts'
import { anyDocument } from './fixtures/any-document.ts'

const expectEqual = async (html: string) =>
  expect(await sanitizeHtml(canonicalContent(html))).toBe(await sanitizeHtml(html))
const own = '/media/0198c0de-0000-7000-8000-000000000000/960.webp'

const folder = path.resolve(import.meta.dirname, '../../demo/articles')
const seeds = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const)

describe('the editor changes nothing that the sanitiser lets pass', () => {
  test.each(seeds)('%s', async (_name, markdown) => {
    const html = marked.parse(markdown.replace(/^---\n.*?\n---\n/s, ''), { async: false })
    expect((await sanitizeHtml(html)).length).toBeGreaterThan(1000)
    await expectEqual(html)
  })

  test.each([
    ...['h2', 'h3', 'h4', 'p', 'pre', 'blockquote'].map((tag) => `<${tag}>a</${tag}>`),
    ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'mark', 'sup', 'sub', 'code', 'cite', 'q'].map(
      (tag) => `<p>a <${tag}>b</${tag}> c</p>`,
    ),
    '<p>a<br>b</p><hr><p></p>',
    'words without a block, <em>and more</em>',
    '<ul><li>a</li><li><p>b</p></li><li>c<ul><li>d</li></ul></li></ul>',
    '<ol start="3"><li>a</li></ol><ul><li><ul><li>a</li></ul></li></ul>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<blockquote lang="en"><p lang="fr">a <span lang="en">b</span></p></blockquote>',
    '<p><abbr title="Organisation mondiale de la santé">OMS</abbr></p>',
    '<p>a <a href="/article/dire-non">b</a> <a href="https://a.fr" title="t" target="_blank">c</a> <a>d</a></p>',
    '<p><a href="/about"><strong>a</strong></a> <a href="/about">b <em>c</em></a></p>',
    `<p>a <img src="${own}" alt="b" width="2" height="3"> c</p>`,
    `<figure><img src="${own}" alt="a"><figcaption>b <small>c</small></figcaption></figure>`,
    `<figure><img src="${own}" alt=""></figure><figure><img src="${own}"></figure>`,
    `<figure><a href="/about"><img src="${own}" alt="a" title="b"></a></figure>`,
    '<figure><blockquote><p>a</p></blockquote><figcaption><cite>b</cite></figcaption></figure>',
    '<aside data-callout="try"><p>a</p><ul><li>b</li></ul></aside>',
    '<aside data-callout="know"><p>a</p></aside><aside data-callout="emergency"><p>b</p></aside>',
    '<aside data-callout="pull-quote"><p>a</p></aside>',
    '<p>a<small data-footnote>b <em>c</em> <a href="https://a.fr/">d</a></small>.</p>',
    '<figure data-embed="youtube"><a href="https://youtu.be/abcdefghijk">a</a><figcaption>b</figcaption></figure>',
    '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr><tr><td><p>c</p></td><td rowspan="2">d</td></tr></tbody></table>',
    '<pre>a\n  <code>b</code></pre>\n<p>\n  a\n  b\n</p>\n',
    '<p>«\u00a0a\u00a0»\u202f! 1\u202f200\u00a0€ &amp; &lt;</p>',
    '<p>a <span>b</span> <span style="color:red" lang="en">c</span></p><aside><p>d</p></aside>',
  ])('%s', expectEqual)

  const runs = Number(process.env.EDITOR_DOCUMENTS ?? 100)
  test(`${runs} generated documents`, { timeout: scaleTimeout(600_000) }, async () => {
    let documents = 0
    await fc.assert(
      fc.asyncProperty(anyDocument, async (html) => {
        documents += 1
        await expectEqual(html)
      }),
      { numRuns: runs },
    )
    expect(documents).toBe(runs)
    process.stdout.write(`documents that came back equal: ${documents}\n`)
  })
})
