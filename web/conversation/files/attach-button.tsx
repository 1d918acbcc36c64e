import { Paperclip } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Attachment } from '../../../contracts/support/attachments.ts'
import { acceptedFileTypes } from '../../../conversation/files/attached-files.ts'
import { t } from '../../i18n/index.ts'
import { FileControl } from './file-control.tsx'

interface AttachButtonProps {
  ready: boolean
  onFiles(files: readonly File[]): void
}

/** Opens the browser's choice of files; a phone offers its camera, photos and files. */
export function AttachButton({ ready, onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFileTypes}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <button
        type="button"
        data-scripted
        disabled={!ready}
        aria-label={t('attachments.add')}
        title={t('attachments.add')}
        onClick={() => input.current?.click()}
        className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-rose-mid"
      >
        <Paperclip aria-hidden size={21} />
      </button>
    </>
  )
}

/** File control for browsers without a script. Files stored with a refused form need not be chosen again. */
export function PlainFiles({ stored }: { stored: readonly Attachment[] }) {
  const id = useId()
  return (
    <noscript>
      <div className="mb-3 grid gap-1 text-sm">
        <label htmlFor={id}>{t('attachments.files')}</label>
        <FileControl id={id} />
      </div>
      {stored.length > 0 && (
        <p className="mb-3 text-sm">
          {t('attachments.kept', { names: stored.map(({ name }) => name).join(', ') })}
          {stored.map(({ uid }) => (
            <input key={uid} type="hidden" name="attached" value={uid} />
          ))}
        </p>
      )}
    </noscript>
  )
}
