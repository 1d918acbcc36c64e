import { Download, FileText } from 'lucide-react'
import type { Attachment } from '../../../contracts/support/attachments.ts'
import { fileSize } from '../../../conversation/files/file-size.ts'
import { t } from '../../i18n/index.ts'

interface MessageAttachmentsProps {
  attachments: readonly Attachment[]
  fileAddress(uid: string): string
}

const longestSide = 320

/** Display size of a picture, reserved so that nothing moves when it loads. */
function sidesOf({ width = 4, height = 3 }: Attachment): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Files of a message: pictures are shown, a PDF is downloaded. */
export function MessageAttachments({ attachments, fileAddress }: MessageAttachmentsProps) {
  if (attachments.length === 0) return null
  return (
    <ul aria-label={t('attachments.list')} className="flex flex-wrap gap-2">
      {attachments.map((attachment) => {
        const { uid, name, mimeType, size } = attachment
        const href = fileAddress(uid)
        return (
          <li key={uid} data-attachment={mimeType} className="min-w-0 max-w-full">
            {mimeType.startsWith('image/') ? (
              <a href={href} target="_blank" rel="noopener" className="block">
                <img
                  src={`${href}?size=small`}
                  alt={name}
                  {...sidesOf(attachment)}
                  loading="lazy"
                  decoding="async"
                  className="h-auto max-h-80 w-auto max-w-full rounded-[1rem] border border-line bg-sand object-contain"
                />
                <span className="sr-only"> ({t('common.new_window')})</span>
              </a>
            ) : (
              <a
                href={href}
                className="flex min-h-14 items-center gap-3 rounded-[1rem] border border-line bg-white px-4 py-2 text-sm no-underline hover:border-ink"
              >
                <FileText aria-hidden size={22} className="shrink-0" />
                <span className="grid min-w-0">
                  <span dir="auto" className="truncate font-semibold">
                    {name}
                  </span>
                  <span className="text-xs text-ink-soft">{t('attachments.pdf', { size: fileSize(size) })}</span>
                </span>
                <Download aria-hidden size={18} className="shrink-0" />
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
