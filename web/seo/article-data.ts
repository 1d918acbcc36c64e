import type { ArticleSummary } from '../../contracts/articles/content-entities.ts'
import { absoluteUrl } from './page-description.ts'
import { type Article, type DataBlock, dataBlock } from './schema.ts'
import { organization } from './site-data.ts'

/** CSS class of the restricted text, and of what visitors see instead. */
export const restrictedClass = 'reserved'

/** Address of an article's generated picture: its title beside its illustration. */
export const shareImage = (uid: string, publicUrl: string): string => `${publicUrl}/media/og/${uid}.jpg`

type Described = 'uid' | 'title' | 'excerpt' | 'date' | 'modified' | 'author' | 'category' | 'image' | 'tags'

/** Structured data of an article for search engines; it marks the text as not free. */
export function articleData(
  article: Pick<ArticleSummary, Described>,
  siteName: string,
  publicUrl: string,
): DataBlock<Article> {
  const { uid, title, excerpt, date, modified, author, category, image, tags } = article
  return dataBlock({
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: modified,
    inLanguage: 'fr',
    articleSection: category.name,
    keywords: tags.map(({ name }) => name),
    image: [shareImage(uid, publicUrl), ...(image ? [absoluteUrl(publicUrl, image.url)] : [])],
    author: { '@type': 'Person', name: author.name, url: `${publicUrl}/authors/${author.uid}` },
    publisher: organization(siteName, publicUrl),
    mainEntityOfPage: `${publicUrl}/article/${uid}`,
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${restrictedClass}` },
  })
}
