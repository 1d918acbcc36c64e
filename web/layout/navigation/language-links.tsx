import { useLocation } from 'react-router'
import { t } from '../../i18n/index.ts'
import { usePageFacts } from '../../page-facts/use-page-facts.ts'
import { useSite } from '../site-data.ts'

/**
 * The page in English through Google Translate: a plain link. Nothing loads from outside before the user follows it,
 * no foreign script runs on our pages, and it works without a script.
 * Google's page element would need `unsafe-eval`-like exceptions in the content security policy, and would see private pages.
 * @param address full address of a public page
 */
export function englishAddress(address: string): string {
  const search = new URLSearchParams({ sl: 'fr', tl: 'en', hl: 'en', u: address })
  return `https://translate.google.com/translate?${search}`
}

/** Address of this page's translation; null for private pages. */
export function useEnglishAddress(): string | null {
  const { publicUrl } = useSite()
  const { pathname, search } = useLocation()
  const { translated } = usePageFacts()
  return publicUrl && translated ? englishAddress(`${publicUrl}${pathname}${search}`) : null
}

/** French is the page's language; English is a translation elsewhere. */
export function LanguageLinks({ english, className }: { english: string; className: string }) {
  return (
    <nav aria-label={t('layout.language.title')} data-screen-only>
      <ul className="flex gap-x-4">
        <li lang="fr" aria-current="true" className="py-2 font-semibold">
          {t('layout.language.french')}
        </li>
        <li>
          <a
            lang="en"
            hrefLang="en"
            rel="nofollow noopener"
            referrerPolicy="no-referrer"
            href={english}
            className={className}
          >
            {t('layout.language.english')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
