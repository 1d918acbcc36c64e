import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isOpenPage } from './page-kinds.ts'
import { useSite } from './site-data.ts'
import { englishAddress } from './translation.ts'

/** French is the page's language; English is a translation elsewhere. Not offered where what she reads is hers alone. */
export function LanguageLinks({ className }: { className: string }) {
  const { t } = useTranslation()
  const { publicUrl } = useSite()
  const { pathname, search } = useLocation()
  if (!publicUrl || !isOpenPage(pathname)) return null
  return (
    <nav aria-label={t('layout.language.title')} data-screen-only>
      <ul className="flex gap-x-4">
        <li lang="fr" aria-current="true" className="py-1.5 font-semibold">
          {t('layout.language.french')}
        </li>
        <li>
          <a
            lang="en"
            hrefLang="en"
            rel="nofollow noopener"
            referrerPolicy="no-referrer"
            href={englishAddress(`${publicUrl}${pathname}${search}`)}
            className={className}
          >
            {t('layout.language.english')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
