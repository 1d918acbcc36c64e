import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { limits } from '../../contracts/limits.ts'
import { enterSlot } from '../../conversation/device/device-storage.ts'
import { hasKeyboard } from '../../conversation/device/has-keyboard.ts'
import { joinQuote, splitQuote } from '../../conversation/messages/message-blocks.ts'
import { IdempotencyField } from '../forms/idempotency-field.tsx'
import { t } from '../i18n/index.ts'
import { charactersLeft } from '../ui/fields/characters-left.ts'
import type { ConversationProblem } from './conversation-action.ts'
import { AttachButton, PlainFiles } from './files/attach-button.tsx'
import { AttachmentTray } from './files/attachment-tray.tsx'
import { QuotePreview } from './messages/quote-preview.tsx'
import type { LiveSiteConversation } from './transport/use-site-conversation.ts'

interface ComposerProps {
  /** address of the page, whose action receives the form without a script */
  address: string
  /** Idempotency-Key of that form */
  formKey: string
  label: string
  placeholder: string
  /** tall enough for a letter rather than a line */
  tall?: boolean
  live: Pick<LiveSiteConversation, 'writing' | 'fileAddress' | 'ready'>
  /** the server's answer to the form */
  problem?: ConversationProblem | undefined
}

export function Composer(props: ComposerProps) {
  const { address, formKey, label, placeholder, tall = false, live, problem } = props
  const { writing, fileAddress, ready } = live
  const id = useId()
  const enter = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (enter.current) enter.current.checked = enterSlot().read() !== null
  }, [])
  const { text, files, left, held } = writing
  // Without a script the form sends the field's whole text.
  const { quote, rest } = ready ? splitQuote(text) : { quote: '', rest: text }
  const sending = files.files.some(({ state }) => state === 'sending')
  const note =
    left < 0
      ? t('conversation.too_long', { count: -left })
      : (charactersLeft(limits.message - left, limits.message) ??
        (sending && text.trim() !== '' ? t('attachments.wait') : null))

  function submit(event: FormEvent | KeyboardEvent): void {
    if (!ready) return
    event.preventDefault()
    writing.submit()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // Enter alone sends only if the user chose so: a message sent by accident may be read at once.
    if (!event.metaKey && !event.ctrlKey && !(enter.current?.checked && hasKeyboard())) return
    submit(event)
  }

  return (
    <form method="post" action={address} encType="multipart/form-data" onSubmit={submit} noValidate={ready}>
      <IdempotencyField value={formKey} />
      <p id={`${id}-note`} role={problem ? 'alert' : undefined} aria-live="polite" className="text-sm empty:hidden">
        {problem ? <span className="mb-2 block font-medium text-error">{problem.sentence}</span> : null}
        {note && <span className={`mb-2 block ${left < 0 ? 'font-medium text-error' : 'text-ink-soft'}`}>{note}</span>}
      </p>
      <AttachmentTray files={files} fileAddress={fileAddress} />
      <PlainFiles stored={problem?.attachments ?? []} />
      {quote && <QuotePreview quote={quote} onRemove={() => writing.change(rest)} />}
      <div
        className={`flex flex-wrap justify-between sm:flex-nowrap ${tall ? 'items-start [&>button:last-child]:self-end' : 'items-end'} gap-1 rounded-[1.75rem] border-[1.5px] border-ink bg-white p-1.5 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ruby has-[textarea:focus-visible]:-outline-offset-1`}
      >
        <AttachButton ready={ready} onFiles={files.add} />
        <textarea
          name="message"
          rows={tall ? 4 : 1}
          value={rest}
          aria-label={label}
          aria-describedby={`${id}-note`}
          aria-invalid={left < 0 || undefined}
          placeholder={placeholder}
          onChange={(event) => writing.change(joinQuote(quote, event.currentTarget.value))}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files]
            if (pasted.length === 0 || !ready) return
            event.preventDefault()
            files.add(pasted)
          }}
          className={`field-sizing-content max-h-[38dvh] w-full max-sm:order-first ${tall ? 'min-h-28' : 'min-h-11 self-center'} min-w-0 resize-none px-2 py-2.5 leading-snug outline-none placeholder:text-ink-soft`}
        />
        <button
          type="submit"
          aria-disabled={ready && held ? true : undefined}
          className="inline-flex min-h-12 min-w-12 shrink-0 items-center justify-center gap-2 rounded-full bg-ink px-3.5 text-sm font-semibold text-paper transition-colors hover:bg-ruby-deep aria-disabled:cursor-default aria-disabled:bg-sand aria-disabled:text-ink-soft sm:px-6"
        >
          <span className="max-sm:sr-only">{t('conversation.send')}</span>
          <SendHorizontal aria-hidden size={20} className="sm:hidden" />
        </button>
      </div>
      <label
        data-scripted
        className="mt-1.5 hidden items-center justify-center gap-2 text-xs text-ink-soft lg:pointer-fine:flex"
      >
        <input
          ref={enter}
          type="checkbox"
          className="size-4 accent-ruby"
          onChange={({ currentTarget }) => enterSlot().write(currentTarget.checked ? 'on' : null)}
        />
        {t('conversation.enter_sends')}
      </label>
    </form>
  )
}
