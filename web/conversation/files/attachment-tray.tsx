import { CircleAlert, FileText, RotateCw, X } from 'lucide-react'
import { type AttachedFile, isInterrupted } from '../../../conversation/files/attached-files.ts'
import type { Files } from '../../../conversation/files/use-files.ts'
import { t } from '../../i18n/index.ts'

const round = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-rose-mid'

interface TrayProps {
  files: Files
  fileAddress(uid: string): string
}

function Mark({ file, fileAddress }: { file: AttachedFile } & Pick<TrayProps, 'fileAddress'>) {
  const { attachment } = file
  if (attachment?.mimeType.startsWith('image/')) {
    return (
      <img
        src={`${fileAddress(attachment.uid)}?size=small`}
        alt=""
        className="size-11 shrink-0 rounded-lg bg-sand object-cover"
      />
    )
  }
  const Icon = file.state === 'failed' ? CircleAlert : FileText
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-sand">
      <Icon aria-hidden size={20} />
    </span>
  )
}

function State({ file }: { file: AttachedFile }) {
  const { state, progress, problem, name } = file
  if (state === 'sending') {
    return (
      <span className="grid gap-1 text-xs text-ink-soft">
        {t('attachments.sending', { percent: Math.round(progress * 100) })}
        <progress value={progress} max={1} aria-label={name} className="upload-progress" />
      </span>
    )
  }
  if (state === 'ready') return <span className="text-xs text-ink-soft">{t('attachments.ready')}</span>
  return (
    <span role={problem ? 'alert' : undefined} className={problem ? 'text-xs text-error' : 'text-xs text-ink-soft'}>
      {problem ?? t('attachments.interrupted')}
    </span>
  )
}

/** Files of the message, above its field. */
export function AttachmentTray({ files: attachments, fileAddress }: TrayProps) {
  const { files, notice } = attachments
  return (
    <>
      {notice && (
        <p role="alert" className="mb-2 text-sm font-medium text-error">
          {t(`attachments.${notice.reason}`, { name: notice.name })}
        </p>
      )}
      {files.length > 0 && (
        <ul
          aria-label={t('attachments.tray')}
          className="mb-2 grid max-h-[28dvh] gap-1.5 overflow-y-auto sm:grid-cols-2"
        >
          {files.map((file) => (
            <li
              key={file.key}
              data-upload={file.state}
              className="flex items-center gap-2.5 rounded-[1rem] border border-line bg-white p-1.5"
            >
              <Mark file={file} fileAddress={fileAddress} />
              <span className="grid min-w-0 flex-1">
                <span dir="auto" className="truncate text-sm">
                  {file.name}
                </span>
                <State file={file} />
              </span>
              {isInterrupted(file) && (
                <button
                  type="button"
                  aria-label={t('attachments.retry', { name: file.name })}
                  onClick={() => attachments.retry(file.key)}
                  className={round}
                >
                  <RotateCw aria-hidden size={18} />
                </button>
              )}
              <button
                type="button"
                aria-label={t('attachments.remove', { name: file.name })}
                onClick={() => attachments.remove(file.key)}
                className={round}
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
