import { t, textList } from '../../i18n/index.ts'
import { useSite } from '../../layout/site-data.ts'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { Button } from '../../ui/button.tsx'

export const handle: PageFacts = { ...publicPageFacts, title: 'titles.cookies' }

interface CookieTableProps {
  caption: string
  rows: readonly { name: string; purpose: string; duration: string }[]
}

function CookieTable({ caption, rows }: CookieTableProps) {
  const cell = 'border-b border-line py-3 pr-4 text-left align-top last:pr-0 sm:pr-6'
  return (
    <table className="mt-5 w-full max-sm:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className={cell}>
            {t('cookies.table.name')}
          </th>
          <th scope="col" className={cell}>
            {t('cookies.table.purpose')}
          </th>
          <th scope="col" className={cell}>
            {t('cookies.table.duration')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose, duration }) => (
          <tr key={name}>
            <td className={`${cell} wrap-break-word font-medium`} translate="no">
              {name}
            </td>
            <td className={cell}>{purpose}</td>
            <td className={cell}>{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lists cookies and stored data with purpose and duration. Without a tracker it lists no measurement cookies. */
export default function Cookies() {
  const { trackerId } = useSite()
  const duration = t(trackerId ? 'cookies.offer.agreed' : 'cookies.offer.tab')
  const offer = textList('cookies.offer.names').map((row) => ({ ...row, duration }))
  return (
    <article className="page pt-6 pb-(--section) lg:pt-8">
      <h1 className="display text-title-lg">{t('cookies.title')}</h1>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">{t('cookies.lead')}</p>
      <div className="mt-12 grid max-w-3xl gap-12">
        <section>
          <h2 className="display text-title-sm">{t('cookies.measured_title')}</h2>
          {trackerId ? (
            <>
              <p className="mt-3">{t('cookies.measured_text')}</p>
              <p className="mt-3">{t('cookies.asked')}</p>
              <CookieTable caption={t('cookies.google_table')} rows={textList('cookies.google')} />
              <h3 className="mt-8 font-semibold">{t('cookies.advertising_title')}</h3>
              <p className="mt-3">{t('cookies.advertising_text')}</p>
              <CookieTable caption={t('cookies.advertising_table')} rows={textList('cookies.advertising')} />
              <p className="mt-3">{t('cookies.google_text')}</p>
              <p data-scripted className="mt-6">
                <Button data-cookie-choices kind="secondary">
                  {t('cookies.choose')}
                </Button>
              </p>
            </>
          ) : (
            <p className="mt-3">{t('cookies.none')}</p>
          )}
          <p className="mt-3">{t('cookies.counted')}</p>
        </section>
        <section>
          <h2 className="display text-title-sm">{t('cookies.needed_title')}</h2>
          <p className="mt-3">{t('cookies.needed_text')}</p>
          <CookieTable caption={t('cookies.needed_table')} rows={textList('cookies.list')} />
        </section>
        <section>
          <h2 className="display text-title-sm">{t('cookies.storage_title')}</h2>
          <p className="mt-3">{t('cookies.storage_text')}</p>
          <p className="mt-3">{t(trackerId ? 'cookies.offer.agreed_text' : 'cookies.offer.tab_text')}</p>
          <CookieTable caption={t('cookies.device_table')} rows={[...textList('cookies.device'), ...offer]} />
        </section>
      </div>
    </article>
  )
}
