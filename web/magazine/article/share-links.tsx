import { Check, Link2, Mail } from 'lucide-react'
import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { t } from '../../i18n/index.ts'
import { useSite } from '../../layout/site-data.ts'
import { CopyLinkButton } from './copy-link-button.tsx'

export const shareClass =
  'inline-flex min-h-11 items-center gap-2.5 rounded-full border-[1.5px] border-line-strong px-4 text-sm max-sm:px-3 font-semibold no-underline hover:border-ink hover:bg-rose-light'

interface ShareLinksProps {
  title: string
  address: string
  /** on a narrow screen only icons are visible */
  compact?: boolean
}

function SharingContent({ title, address, compact = false, siteName }: ShareLinksProps & { siteName: string }) {
  const body = t('article.mail_body', { site: siteName, url: address })
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
  return (
    <>
      <CopyLinkButton
        address={address}
        className={shareClass}
        compact={compact}
        idle={<Link2 aria-hidden size={18} />}
        done={<Check aria-hidden size={18} />}
      />
      <a href={mail} className={shareClass}>
        <Mail aria-hidden size={18} />
        <span className={compact ? 'max-sm:sr-only' : ''}>{t('article.by_mail')}</span>
      </a>
    </>
  )
}

export function ShareLinks(props: ShareLinksProps) {
  const { siteName } = useSite()
  return (
    <CachedFragment
      as="div"
      part={SharingContent}
      given={{ ...props, siteName }}
      className="flex flex-wrap items-center gap-2"
      data-screen-only
    />
  )
}
