import type { ComponentProps } from 'react'
import { acceptedFileTypes } from '../../../conversation/files/attached-files.ts'
import { t } from '../../i18n/index.ts'

/**
 * The browser's file control with the site's button label: the browser's own label may be in another language. The names of
 * chosen files show only without a script.
 */
export function FileControl(props: ComponentProps<'input'>) {
  return (
    <span className="relative block rounded-field border-[1.5px] border-line-strong border-dashed bg-white text-ink-soft transition-colors hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ruby">
      <span
        aria-hidden
        className="pointer-events-none absolute top-2 left-2 inline-flex min-h-9 items-center rounded-full bg-rose-light px-4 text-sm font-semibold text-ink"
      >
        {t('attachments.choose')}
      </span>
      <input
        {...props}
        type="file"
        name="files"
        multiple
        accept={acceptedFileTypes}
        className="block min-h-13 w-full cursor-pointer p-2 text-sm outline-none file:mr-3 file:min-h-9 file:w-42 file:cursor-pointer file:border-0 file:opacity-0 [.scripted_&]:text-transparent"
      />
    </span>
  )
}
