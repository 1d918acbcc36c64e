import { describe, expect, test } from 'vitest'
import { defaultPages } from './default-pages.ts'
import { readingTimeOf, sanitizeHtml, sanitizeInProcess, wordsOf } from './html.ts'
import { depthOf } from './html-depth.ts'

const own = '/media/0198c0de-0000-7000-8000-000000000000/960.webp'

describe('editors’ HTML is sanitised by an allow list', () => {
  test('French typography stays unchanged', async () => {
    const text = '<p>L’été, «\u00a0oui\u00a0»\u202f! Où\u202f? Ça\u00a0: cœur — 1\u202f200\u00a0€</p>'
    expect(await sanitizeHtml(text)).toBe(text)
    expect(await sanitizeHtml('<p>a&nbsp;: &eacute;</p>')).toBe('<p>a\u00a0: é</p>')
    expect(await sanitizeHtml('<p>e\u0301</p>')).toBe('<p>é</p>')
  })

  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//mechant.example/">a</a>', '<a>a</a>'],
    ['<a href="/about" target="_top">a</a>', '<a href="/about">a</a>'],
    [
      '<a href="https://a.fr" target="_blank" rel="opener">a</a>',
      '<a href="https://a.fr" target="_blank" rel="noopener">a</a>',
    ],
    ['<iframe src="https://a.fr"></iframe><svg onload="x"><p>a</p></svg>', '<p>a</p>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<style>p{}</style><form><input></form>a', 'a'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="https://ailleurs.example/pixel.gif">', ''],
    [`<img src="${own}" onerror="x">`, `<img src="${own}" loading="lazy" />`],
    [`<img src="${own}" alt>`, `<img src="${own}" alt="" loading="lazy" />`],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['<b>a</b> <i>b</i>', '<strong>a</strong> <em>b</em>'],
    ['<p>\n  a\n  b\n</p>\n<pre>c\n  d</pre>\n', '<p>a b</p><pre>c\n  d</pre>'],
    ['<span class="x">a</span> <span lang="en">b</span>', 'a <span lang="en">b</span>'],
    ['<aside data-callout="try"><p>a</p></aside>', '<aside data-callout="try"><p>a</p></aside>'],
    ['<aside data-callout="other"><p>a</p></aside><aside><p>b</p></aside>', '<p>a</p><p>b</p>'],
    ['<figure><p data-missing="Un lac" class="x"></p></figure>', '<figure><p data-missing="Un lac"></p></figure>'],
    ['<p>a<small data-footnote="">b</small></p>', '<p>a<small data-footnote>b</small></p>'],
    [
      '<figure data-embed="evil"><a href="https://a.fr/">a</a></figure>',
      '<figure><a href="https://a.fr/">a</a></figure>',
    ],
    ['<a title="b" href="/c">a</a>', '<a href="/c" title="b">a</a>'],
  ])('%s', async (given, stored) => {
    expect(await sanitizeHtml(given)).toBe(stored)
  })

  test.each(defaultPages)('a new site stores its page $uid unchanged', async ({ content }) => {
    expect(await sanitizeHtml(content)).toBe(content)
  })

  test('a long text sanitised in another process gives the same result', async () => {
    const long = '<p onclick="x()">L’été\u00a0!</p>\n'.repeat(1000)
    expect(await sanitizeHtml(long)).toBe(await sanitizeInProcess(long))
    expect(await sanitizeHtml(long)).toBe('<p>L’été\u00a0!</p>'.repeat(1000))
  })

  test('sanitising a sanitised text changes nothing', async () => {
    const once = await sanitizeHtml(
      `<p>a &amp; b <img src="${own}" alt='"<>'> <a href="/x?a=1&b=2" target=_blank>c</a></p>`,
    )
    expect(await sanitizeHtml(once)).toBe(once)
  })
})

test.each([
  ['<p>a</p><p>b<br>c</p>', 1],
  ['<ul><li>a</li><li>b <b>c</b></li></ul>', 3],
  ['<p>a<p>b<p>c', 3],
  ['</b></b><b></i></i><b>', 2],
  ['<DIV><div></div></DIV>', 2],
  ['1 < 2 <3', 0],
])('the nesting depth of tags is measured: %s', (html, depth) => {
  expect(depthOf(html)).toBe(depth)
})

test('words of adjacent blocks are separated', async () => {
  expect(wordsOf('<p>un</p><p>de<strong>ux</strong> &lt; tr&amp;s</p><ul><li>a</li><li>b</li></ul>')).toBe(
    'un deux < tr&s a b',
  )
  expect(wordsOf(await sanitizeHtml('<p><img src="x" alt="a>b">fin</p>'))).toBe('fin')
})

test('the reading time is in minutes, at least one', () => {
  expect(readingTimeOf('')).toBe(1)
  expect(readingTimeOf('mot '.repeat(660).trim())).toBe(3)
  expect(readingTimeOf('mot\u00a0: '.repeat(660).trim())).toBe(3)
})
