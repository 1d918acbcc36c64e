import type { ArticleSummary } from '../../contracts/content-entities.ts'
import { wholeAddress } from './page-description.ts'

/** The article as search engines read it (schema.org); its text is not free, and they are told so. */
export function articleData(article: ArticleSummary, houseName: string, publicUrl: string) {
  const { title, excerpt, date, modified, author, category, image } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: modified,
    inLanguage: 'fr',
    articleSection: category.name,
    isAccessibleForFree: false,
    ...(image ? { image: [wholeAddress(publicUrl, image.url)] } : {}),
    author: { '@type': 'Person', name: author.name, url: `${publicUrl}/authors/${author.uid}` },
    publisher: { '@type': 'Organization', name: houseName, url: publicUrl, logo: `${publicUrl}/logo.svg` },
    mainEntityOfPage: `${publicUrl}/article/${article.uid}`,
  }
}
