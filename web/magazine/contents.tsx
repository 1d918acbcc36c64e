import { useTranslation } from 'react-i18next'
import { typeset } from '../i18n/typography.ts'
import type { Heading } from './table-of-contents.ts'

export function Contents({ contents }: { contents: readonly Heading[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="sommaire">
      <h2 id="sommaire" className="italic-display text-title-xs text-ruby">
        {t('article.contents')}
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-3 leading-snug no-underline hover:underline">
              {typeset(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
