import { Paperclip } from 'lucide-react'
import type { PendingFile } from '../../../conversation/writing/outbox.ts'
import { t } from '../../i18n/index.ts'

/** Files that wait on the device with their message. */
export function PendingFiles({ files }: { files: readonly PendingFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={t('attachments.list')} className="mt-1.5 grid gap-1 text-sm">
      {files.map(({ key, name }) => (
        <li key={key} className="flex items-center gap-2">
          <Paperclip aria-hidden size={15} className="shrink-0" />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
}
