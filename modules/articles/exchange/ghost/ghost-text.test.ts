import { describe, expect, test } from 'vitest'
import { ghostText } from './ghost-text.ts'

function shown(document: { mobiledoc?: unknown; lexical?: unknown; markdown?: string }) {
  const reported: string[] = []
  const { mobiledoc, lexical, markdown = null } = document
  const written = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  const html = ghostText({ mobiledoc: written(mobiledoc), lexical: written(lexical), markdown }, (what) =>
    reported.push(what),
  )
  return { html, reported }
}

/** The expected HTML is what Ghost 4 to 6 stored beside such documents. */
describe('texts without HTML', () => {
  test('a mobiledoc document becomes HTML', () => {
    const mobiledoc = {
      version: '0.3.1',
      markups: [['strong'], ['a', ['href', 'https://a.example/?a=1&b=2']]],
      atoms: [['soft-return', '', {}]],
      cards: [
        ['image', { src: '__GHOST_URL__/content/images/a.jpg', alt: 'Une rose', caption: 'Une <b>rose</b>' }],
        ['markdown', { markdown: '# Titre\n\n- a\n- b' }],
        ['html', { html: '<p>Tel quel</p>' }],
        ['zoom', {}],
      ],
      sections: [
        [
          1,
          'p',
          [
            [0, [], 0, 'A < '],
            [0, [0, 1], 2, 'B'],
            [1, [], 0, 0],
            [0, [], 0, 'C'],
          ],
        ],
        [3, 'ol', [[[0, [], 0, 'un']], [[0, [], 0, 'deux']]]],
        [10, 0],
        [10, 1],
        [10, 2],
        [10, 3],
      ],
    }
    expect(shown({ mobiledoc })).toEqual({
      html: [
        '<p>A &lt; <strong><a href="https://a.example/?a=1&amp;b=2">B</a></strong><br>C</p>',
        '<ol><li>un</li><li>deux</li></ol>',
        '<figure><img src="__GHOST_URL__/content/images/a.jpg" alt="Une rose"><figcaption>Une <b>rose</b></figcaption></figure>',
        '<h1>Titre</h1>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n',
        '<p>Tel quel</p>',
        '',
      ].join('\n'),
      reported: ['une fiche «\u00a0zoom\u00a0»'],
    })
  })

  test('a Lexical document becomes HTML', () => {
    const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format })
    const lexical = {
      root: {
        children: [
          { type: 'extended-heading', tag: 'h3', children: [text('Titre')] },
          {
            type: 'paragraph',
            children: [
              text('gras', 3),
              { type: 'linebreak' },
              { type: 'link', url: 'https://a.example', children: [text('lien')] },
            ],
          },
          { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('a')] }] },
          { type: 'callout', calloutEmoji: '💡', calloutText: 'À <b>retenir</b>' },
          { type: 'embed', url: 'https://youtu.be/2eUf4rWtxLU?si=x', metadata: { title: 'Un film' } },
          { type: 'horizontalrule' },
          null,
        ],
      },
    }
    expect(shown({ lexical }).html).toBe(
      [
        '<h3>Titre</h3>',
        '<p><strong><em>gras</em></strong><br><a href="https://a.example">lien</a></p>',
        '<ul><li>a</li></ul>',
        '<blockquote><p>💡 À <b>retenir</b></p></blockquote>',
        '<figure data-embed="youtube"><a href="https://www.youtube.com/watch?v=2eUf4rWtxLU">Un film</a></figure>',
        '<hr>',
        '',
      ].join('\n'),
    )
  })

  test('the Markdown of old Ghost versions becomes HTML; invalid documents are ignored', () => {
    expect(shown({ markdown: 'Un *mot*' }).html).toBe('<p>Un <em>mot</em></p>\n')
    expect(shown({ lexical: 'x', mobiledoc: [1] }).html).toBeUndefined()
  })

  test('Markdown that would take too long to convert is kept as plain text', () => {
    const { html, reported } = shown({ markdown: '*a_'.repeat(2000) })
    expect(html).toBe(`<pre>${'*a_'.repeat(2000)}</pre>`)
    expect(reported).toEqual(['la mise en forme d’un texte Markdown trop long'])
  })
})
