import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breadcrumbData } from './breadcrumb-data.ts'
import { StructuredData } from './structured-data.tsx'

test('words of an article cannot end the data block', () => {
  const html = renderToStaticMarkup(<StructuredData data={{ name: '</script><script>alert(1)' }} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toEqual({ name: '</script><script>alert(1)' })
})

test('the trail of breadcrumbs is numbered, with whole addresses', () => {
  const crumbs = [
    { label: 'Accueil', to: '/' },
    { label: 'Sommeil', to: null },
  ]
  expect(breadcrumbData(crumbs, 'https://maison.fr').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://maison.fr/' },
    { '@type': 'ListItem', position: 2, name: 'Sommeil' },
  ])
})
