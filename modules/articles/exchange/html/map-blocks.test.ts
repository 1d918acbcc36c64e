import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { mapBlocks } from './map-blocks.ts'

const mapped = (html: string, classic = false): string => mapBlocks(parseDocument(html), { classic })

describe('blocks', () => {
  test.each([
    ['<div>Un</div><div>Deux</div>', '<p>Un</p><p>Deux</p>'],
    ['<div>Un<p>Deux</p>trois</div>', '<p>Un</p><p>Deux</p><p>trois</p>'],
    ['<h5>Cinq</h5><h6>Six</h6>', '<h4>Cinq</h4><h4>Six</h4>'],
    ['<dl><dt>Mot</dt><dd>Sens</dd></dl>', '<p><strong>Mot</strong></p><p>Sens</p>'],
    ['<details><summary>Quoi</summary>Ceci</details>', '<h4>Quoi</h4><p>Ceci</p>'],
    ['<p><del>a</del> <ins>b</ins> <kbd>c</kbd></p>', '<p><s>a</s> <u>b</u> <code>c</code></p>'],
    [
      '<figure><img src="a"><figcaption><p>Une</p><p>rose</p></figcaption></figure>',
      '<figure><img src="a"><figcaption>Une<br>rose</figcaption></figure>',
    ],
    ['<ul><li><p>Seul</p></li><li><p>a</p><p>b</p></li></ul>', '<ul><li>Seul</li><li><p>a</p><p>b</p></li></ul>'],
    ['<ul>\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n</ul>', '<ul><li>a\n<ol><li>b</li></ol></li></ul>'],
    ['<table><tr><td><div>a</div></td><td></td></tr></table>', '<table><tr><td>a</td><td></td></tr></table>'],
    ['<blockquote>Dire<cite>Elle</cite></blockquote>', '<blockquote><p>Dire<cite>Elle</cite></p></blockquote>'],
    ['<strong>a<p>b</p>c</strong>', '<p><strong>a</strong></p><p><strong>b</strong></p><p><strong>c</strong></p>'],
    ['<p><img src="a"> <img src="b"></p>', '<figure><img src="a"></figure><figure><img src="b"></figure>'],
    ['<p> </p><h2></h2><ul> </ul>Fin', '<p>Fin</p>'],
    ['<pre>a\n\n  b</pre>', '<pre>a\n\n  b</pre>'],
  ])('%s', (html, result) => {
    expect(mapped(html)).toBe(result)
  })
})

/** Expected results are from WordPress's wpautop (@wordpress/autop 4.56.0). */
describe('texts of WordPress’s older editor', () => {
  test.each([
    ['Un.\n\nDeux,\nsuite.', '<p>Un.</p><p>Deux,<br>suite.</p>'],
    ['Un.\n<h2>Titre</h2>\nDeux.', '<p>Un.</p><h2>Titre</h2><p>Deux.</p>'],
    [
      'Liste :\n<ul>\n\t<li>a</li>\n\t<li>b\n<ul>\n\t<li>c</li>\n</ul>\n</li>\n</ul>',
      '<p>Liste :</p><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    ],
    ['<strong>Un\n\nDeux</strong>', '<p><strong>Un</strong></p><p><strong>Deux</strong></p>'],
    ['<p>Déjà</p>\n\nlà', '<p>Déjà</p><p>là</p>'],
    ['a<br />\nb', '<p>a<br>b</p>'],
    ['a<br><br>b', '<p>a</p><p>b</p>'],
    ['<blockquote>a\n\nb</blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
    ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
    ['Page 1\n<!--nextpage-->\nPage 2', '<p>Page 1</p><p>Page 2</p>'],
  ])('%j', (text, html) => {
    expect(mapped(text, true)).toBe(html)
  })
})

test('the output of many unclosed tags stays under 200 times the input', () => {
  const text = `${'<b>'.repeat(400)}${'a\n\n'.repeat(2000)}`
  expect(mapped(text, true).length).toBeLessThan(text.length * 200)
})
