import { useLocation } from 'react-router'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { errorVariant } from './error-variant.ts'
import { Logo } from './navigation/logo.tsx'
import { useSite } from './site-data.ts'

/** Digits in the owner's colour, with leaves and flowers over them. */
const NotFoundPicture = () => (
  <div className="grid w-full max-w-xl *:col-start-1 *:row-start-1">
    <span className="bg-blush mask-[url(/error-404-digits.svg)] mask-contain mask-center mask-no-repeat" />
    <img src="/error-404.svg" alt="" width={560} height={347} className="relative h-auto w-full" />
  </div>
)

/** Shows a 404 with its picture, an error of the back office, or a 5xx for all other errors. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { logoText } = useSite()
  const { pathname } = useLocation()
  const variant = errorVariant(error)
  const notFound = variant === 'page404'
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className="-mb-(--radius-sheet) grid place-items-center bg-[url(/error-background.svg),linear-gradient(var(--color-rose-light),var(--color-rose))] bg-cover bg-bottom px-(--gutter) min-h-[70svh] pt-12 pb-28 text-center"
    >
      <div className="grid max-w-2xl justify-items-center gap-6">
        {/* No picture in the logo: a 404 shows its own picture only, and other errors show none. */}
        <Logo text={logoText} logo={null} />
        {notFound && <NotFoundPicture />}
        <h1 className={`display ${variant === 'page5xx' ? 'text-hero' : 'text-title-lg'}`}>
          {t(`error.${variant}.title`)}
        </h1>
        <p className="max-w-lg text-lead text-balance">{t(`error.${variant}.text`)}</p>
        {notFound && (
          <p lang="en" className="text-sm text-ink-soft">
            {t('error.page404.message', { path: pathname })}
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-4">
          <LinkButton to="/">{t('error.back_button')}</LinkButton>
          {variant === 'missingRole' && (
            <LinkButton to="/account" kind="secondary">
              {t('error.account')}
            </LinkButton>
          )}
        </div>
      </div>
    </main>
  )
}
