import { describe, expect, test } from 'vitest'
import { checkText } from './check-text.ts'
import { headingsOf, linksOf, picturesOf, sentencesOf } from './content-parts.ts'
import { readingEase } from './reading-level.ts'

describe('the parts of a text', () => {
  test('a picture without alt is distinguished from one with an empty alt', () => {
    expect(
      picturesOf(
        '<p><img src="/a" loading="lazy" /><img alt="" src="/b" /><img src="/c" alt="Un &quot;x&quot;" /></p>',
      ),
    ).toEqual([
      { src: '/a', alt: undefined },
      { src: '/b', alt: '' },
      { src: '/c', alt: 'Un "x"' },
    ])
  })

  test('headings, links and sentences are read without their tags', () => {
    const html =
      '<h2>Un <em>début</em></h2><p>Oui. Non&nbsp;? <a href="/x?a=1&amp;b=2" title="t">là</a></p><p><a>rien</a></p>'
    expect(headingsOf(html)).toEqual([{ level: 2, text: 'Un début' }])
    expect(linksOf(html)).toEqual(['/x?a=1&b=2'])
    expect(sentencesOf(html).slice(0, 2)).toEqual(['Un début', 'Oui.'])
  })
})

describe('reading ease', () => {
  const repeated = (sentence: string, times: number) => Array.from({ length: times }, () => sentence)

  test('reading ease is higher for short words and sentences', () => {
    const easy = readingEase(repeated('Le chat dort sur le lit et rêve.', 20)) ?? 0
    const hard =
      readingEase(
        repeated('L’institutionnalisation progressive des responsabilités organisationnelles transversales.', 20),
      ) ?? 0
    expect(easy).toBeGreaterThan(80)
    expect(hard).toBeLessThan(0)
  })

  test('reading ease is not reported below a hundred words', () => {
    expect(readingEase(['Trop court.'])).toBeUndefined()
  })
})

const blank = { title: '', excerpt: '', content: '', author: 'zoe', category: 'vie', image: 'x', tags: [], seo: null }

test('the length of a text is shown in the singular and in the plural', () => {
  const draft = { ...blank, title: 'É', excerpt: 'Un peu court' }
  const details = checkText(draft, [])
    .filter(({ code }) => code.endsWith('-length'))
    .map(({ detail }) => detail)
  expect(details).toEqual([
    'Le titre compte 1\u00a0caractère\u00a0: visez de 10 à 70.',
    'La description compte 12\u00a0caractères\u00a0: visez de 50 à 160.',
  ])
})

test('placeholders of missing pictures are counted in one blocking finding', () => {
  const frame = '<figure><p data-missing="Un lac"></p></figure>'
  const found = (content: string) => checkText({ ...blank, content }, []).filter(({ level }) => level === 'blocks')
  expect(found('<p>Sans cadre, data-missing=</p>')).toEqual([])
  const detail = 'Une image reste à choisir\u00a0: choisissez-la dans son cadre, ou retirez le cadre.'
  expect(found(`<p>Avant</p>${frame}`)).toEqual([{ code: 'image', level: 'blocks', detail }])
  expect(found(frame + frame).map((one) => one.detail)).toEqual([expect.stringMatching(/^2\u00a0images restent/)])
})
