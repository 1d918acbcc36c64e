import { useLocation } from 'react-router'
import { t } from '../i18n/index.ts'
import { isOpenPage } from './page-kinds.ts'
import { useSite } from './site-data.ts'
import { englishAddress } from './translation.ts'

/** Where this page is translated; null where what she reads is hers alone. */
export function useEnglishAddress(): string | null {
  const { publicUrl } = useSite()
  const { pathname, search } = useLocation()
  return publicUrl && isOpenPage(pathname) ? englishAddress(`${publicUrl}${pathname}${search}`) : null
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
