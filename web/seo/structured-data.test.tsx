import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { articleData } from './article-data.ts'
import { authorData } from './author-data.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { dataBlock } from './schema.ts'
import { organizationData, questionsData, webSiteData } from './site-data.ts'
import { StructuredData } from './structured-data.tsx'

const site = ['Éclore', 'https://maison.fr'] as const
const image = {
  uid: '01900000-0000-7000-8000-000000000001',
  url: '/media/1/original.jpg',
  alt: 'Une rose',
  width: 1600,
  height: 900,
  credit: null,
  sources: [],
  placeholder: null,
  focalX: 0.5,
  focalY: 0.5,
}
const question = (name: string) =>
  ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'Oui.' } }) as const

test('text in the data block cannot close its script element', () => {
  const data = dataBlock({ '@type': 'FAQPage', mainEntity: [question('</script><script>alert(1)')] })
  const html = renderToStaticMarkup(<StructuredData data={data} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toEqual(data)
})

test('the breadcrumbs are numbered and have absolute addresses', () => {
  const crumbs = [
    { label: 'Accueil', to: '/' },
    { label: 'Sommeil', to: null },
  ]
  expect(breadcrumbData(crumbs, 'https://maison.fr').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://maison.fr/' },
    { '@type': 'ListItem', position: 2, name: 'Sommeil' },
  ])
})

test('an article declares which element holds text that is not free', () => {
  const article = {
    uid: 'dire-non',
    title: 'Dire non',
    excerpt: 'Un mot.',
    date: '2026-06-15T12:00:00.000Z',
    modified: '2026-06-16T12:00:00.000Z',
    image,
    author: { uid: 'claire', name: 'Claire', image: null },
    category: { uid: 'vie', name: 'Vie' },
    tags: [{ uid: 'limites', name: 'Limites' }],
  }
  expect(articleData(article, ...site)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.reserved' },
    image: ['https://maison.fr/media/og/dire-non.jpg', 'https://maison.fr/media/1/original.jpg'],
    author: { '@type': 'Person', url: 'https://maison.fr/authors/claire' },
  })
})

test('an author is described as a person who works for the site', () => {
  const author = { uid: 'claire', name: 'Claire', role: 'Coach', biography: 'Elle écoute.', credentials: '', image }
  expect(authorData(author, ...site)).toMatchObject({
    '@type': 'Person',
    jobTitle: 'Coach',
    image: 'https://maison.fr/media/1/original.jpg',
    worksFor: { '@type': 'Organization', name: 'Éclore' },
  })
})

test('the home page describes the organisation, its search and its questions', () => {
  expect(organizationData(...site)).toMatchObject({ '@type': 'Organization', url: 'https://maison.fr/' })
  expect(webSiteData(...site).potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://maison.fr/articles?q={search_term_string}' },
  })
  expect(questionsData([{ question: 'Combien ?', answer: 'Oui.' }]).mainEntity).toEqual([question('Combien ?')])
})
