import { Check, Link2, Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../layout/site-data.ts'
import { CopyLinkButton } from './copy-link-button.tsx'

export const shareClass =
  'inline-flex min-h-11 items-center gap-2.5 rounded-full border-[1.5px] border-line-strong px-4 text-sm font-semibold no-underline hover:border-ink hover:bg-rose-light'

export function ShareLinks({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation()
  const { houseName } = useSite()
  const body = t('article.mail_body', { house: houseName, url: address })
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
  return (
    <div className="flex flex-wrap items-center gap-3" data-screen-only>
      <CopyLinkButton
        address={address}
        className={shareClass}
        idle={<Link2 aria-hidden size={18} />}
        done={<Check aria-hidden size={18} />}
      />
      <a href={mail} className={shareClass}>
        <Mail aria-hidden size={18} />
        {t('article.by_mail')}
      </a>
    </div>
  )
}
