import type { Message } from '../../contracts/support/support.ts'
import { MessageAttachments } from '../conversation/files/message-attachments.tsx'
import { PendingFiles } from '../conversation/files/pending-files.tsx'
import { RefusedFilesNote } from '../conversation/files/refused-files.tsx'
import { MessageText } from '../conversation/messages/message-text.tsx'
import { NewMark } from '../conversation/messages/new-mark.tsx'
import { PendingActions, type PendingProps } from '../conversation/messages/pending-actions.tsx'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { Avatar } from '../ui/avatar.tsx'
import { DateText } from '../ui/date-text.tsx'

interface LetterProps {
  message: Message
  isNew: boolean
  fileAddress(uid: string): string
}

/** One message. Staff messages differ in name, site name, side and colour. */
export function Letter({ message, isNew, fileAddress }: LetterProps) {
  const { siteName, timeZone } = useSite()
  const { staff, contact, content, date, attachments, refusedFiles } = message
  return (
    <li data-message={staff ? 'staff' : 'own'} className="grid gap-5">
      {isNew && <NewMark />}
      <article className={`rounded-card p-6 sm:p-7 ${staff ? 'border border-line bg-white' : 'bg-rose-mid'}`}>
        <header className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          {staff && <Avatar name={contact.name} size="small" />}
          <span className="font-semibold">{staff ? contact.name : t('conversation.you')}</span>
          {staff && (
            <span className="rounded-full bg-sage-light px-3 py-0.5 text-xs font-medium">
              {t('conversation.staff', { site: siteName })}
            </span>
          )}
          <span className="ml-auto text-xs text-ink-soft">
            <DateText iso={date} shape="support" zone={timeZone} />
          </span>
        </header>
        <div className="grid gap-4">
          {content.trim() !== '' && (
            <div>
              <MessageText content={content} />
            </div>
          )}
          <MessageAttachments attachments={attachments} fileAddress={fileAddress} />
        </div>
      </article>
      {refusedFiles && (
        <div className="-mt-3 px-6 sm:px-7">
          <RefusedFilesNote refused={refusedFiles} />
        </div>
      )}
    </li>
  )
}

export function PendingLetter({ item, live }: PendingProps) {
  return (
    <li data-message="pending" className="grid gap-2">
      <div className="rounded-card border border-blush border-dashed bg-rose-light p-6 sm:p-7">
        {item.content.trim() !== '' && <MessageText content={item.content} />}
        <MessageAttachments attachments={item.attachments} fileAddress={live.fileAddress} />
        <PendingFiles files={item.files} />
      </div>
      <PendingActions item={item} live={live} />
    </li>
  )
}
