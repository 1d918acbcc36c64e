import { describe, expect, test } from 'vitest'
import { resolveSiteLink } from '../site-links.ts'
import { fillSeo } from './fill-seo.ts'
import { wordpressHtml } from './wordpress-html.ts'

const picture = (n: number) => ({ url: `/p${n}.jpg`, alt: `${n}`, caption: n === 2 ? 'Deux' : '' })
const attachments = new Map([1, 2, 3].map((n) => [String(n), picture(n)]))

function shown(text: string, notes?: string) {
  const reported: string[] = []
  const { html, classic } = wordpressHtml(text, notes, {
    attachments,
    own: ['1', '2', '3'],
    report: (what) => reported.push(what),
  })
  return { html: html.trim(), classic, reported }
}
const figure = (n: number, caption = '') => `<figure><img src="/p${n}.jpg" alt="${n}">${caption}</figure>`

describe('shortcodes', () => {
  test.each([
    ['[gallery ids="1,3"]', `${figure(1)}\n${figure(3)}`],
    ['[gallery columns="2" exclude="1"]', `${figure(2, '<figcaption>Deux</figcaption>')}\n${figure(3)}`],
    ['[gallery include=3]', figure(3)],
    [
      '[caption width="3" caption="Une & rose"]<img src="a">[/caption]',
      '<figure><img src="a"><figcaption>Une &amp; rose</figcaption></figure>',
    ],
    [
      '[caption]<a href="b"><img src="a"></a> Une <em>rose</em>[/caption]',
      '<figure><a href="b"><img src="a"></a><figcaption>Une <em>rose</em></figcaption></figure>',
    ],
    ['[button url="https://a.example/?a=1&b=2"]Aller[/button]', '<a href="https://a.example/?a=1&amp;b=2">Aller</a>'],
    ['[vc_btn title="Aller" link="url:https%3A%2F%2Fa.example|title:x"]', '<a href="https://a.example">Aller</a>'],
    ['[audio https://a.example/a.mp3]', '<p><a href="https://a.example/a.mp3">https://a.example/a.mp3</a></p>'],
    ['Un [sic], [[gallery]] et [1]', 'Un [sic], [gallery] et [1]'],
    ['[vc_row][vc_column width="1/2"]Texte[/vc_column][/vc_row]', 'Texte'],
    ['[box]Dedans[/box]', 'Dedans'],
    ['<a title="[gallery]">a</a>', '<a title="[gallery]">a</a>'],
    ['[/caption] seul [caption id="x"] ouvert', 'seul  ouvert'],
  ])('%s', (text, html) => {
    expect(shown(text).html).toBe(html)
  })

  test('each removed shortcode is reported once', () => {
    expect(shown('[box]a[/box] [mc4wp_form id="4"]').reported).toEqual(['le code [box]', 'le code [mc4wp_form id="4"]'])
  })
})

describe('blocks', () => {
  test('footnotes are inserted where they are referenced', () => {
    const text =
      '<!-- wp:paragraph --><p>Mot<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup></p><!-- /wp:paragraph -->'
    expect(shown(text, '[{"id":"a-1","content":"Une note"},null]').html).toContain(
      '<p>Mot<small data-footnote>Une note</small></p>',
    )
  })

  test('social links become plain links; computed blocks are reported', () => {
    const { html, reported } = shown(
      '<!-- wp:social-link {"url":"https://a.example/moi","service":"mastodon"} /--><!-- wp:latest-posts /-->',
    )
    expect(html).toBe('<li><a href="https://a.example/moi">mastodon</a></li><!-- wp:latest-posts /-->')
    expect(reported).toEqual(['le bloc latest-posts'])
  })

  test('in older texts, only a URL on a line of its own becomes a video embed', () => {
    expect(shown('https://www.youtube.com/watch?v=SQEQr7c0-dw\n\nSuite').html).toBe(
      '<figure data-embed="youtube"><a href="https://www.youtube.com/watch?v=SQEQr7c0-dw">https://www.youtube.com/watch?v=SQEQr7c0-dw</a></figure>\n\n\n\nSuite',
    )
    expect(shown('Voir https://a.example ici').html).toBe('Voir https://a.example ici')
  })
})

describe('links', () => {
  const addresses = {
    uids: new Map(),
    paths: new Map([['/2024/%C3%A9t%C3%A9', '/article/ete']]),
    ids: new Map([['12', '/article/douze']]),
  }
  const site = { hosts: ['https://www.ancien.example'] }
  const lead = (href: string, hosts = site.hosts) => {
    const reported: string[] = []
    return [resolveSiteLink(href, { hosts }, addresses, (what) => reported.push(what)), ...reported]
  }

  test.each([
    'https://www.ancien.example/2024/%c3%a9t%c3%a9/',
    'http://ancien.example/2024/été',
    '/2024/e%CC%81t%C3%A9/',
    '//ancien.example/2024/%C3%A9t%C3%A9',
  ])('%s leads to the article', (href) => {
    expect(lead(href)).toEqual(['/article/ete'])
  })

  test('links by post number and links with Ghost’s placeholder lead to the article', () => {
    expect(lead('http://ancien.example/?p=12#suite')).toEqual(['/article/douze#suite'])
    expect(lead('__GHOST_URL__/2024/été/', ['__GHOST_URL__'])).toEqual(['/article/ete'])
  })

  test('links to content that is not imported are reported', () => {
    expect(lead('https://ancien.example.org/x')).toEqual(['https://ancien.example.org/x'])
    expect(lead('/contact/')).toEqual([
      'https://www.ancien.example/contact/',
      'un lien vers une page qui n’est pas reprise\u00a0: /contact/',
    ])
    expect(lead('__GHOST_URL__/content/files/a.pdf', ['__GHOST_URL__'])).toEqual([
      undefined,
      'un lien vers un fichier du site d’origine\u00a0: /content/files/a.pdf',
    ])
    expect(lead('#bas')).toEqual([undefined, 'un lien vers un endroit du texte'])
    expect(lead('mailto:a@b.example')).toEqual(['mailto:a@b.example'])
  })
})

test.each([
  ['%%title%% %%page%% %%sep%% %%sitename%%', 'Dormir'],
  ['%title% %sep% %sitename%', 'Dormir'],
  ['#post_title #separator_sa #site_title', 'Dormir'],
  ['Mieux dormir %%sep%% %%sitename%%', 'Mieux dormir'],
  ['%%excerpt%%', 'Un chapeau'],
  ['100 % naturel', '100 % naturel'],
  ['%%cf_prix%% euros', undefined],
])('the SEO title %s is %s', (template, text) => {
  expect(fillSeo(template, { title: 'Dormir', excerpt: 'Un chapeau' })).toBe(text)
})
