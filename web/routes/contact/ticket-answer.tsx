import { type TicketStatus, ticketLabel } from '../../../contracts/support.ts'
import { Composer, type Send } from '../../conversation/composer.tsx'
import { ConfirmAction } from '../../conversation/confirm-action.tsx'
import type { ConversationProblem } from '../../conversation/conversation-action.ts'
import type { Attachments } from '../../conversation/use-attachments.ts'
import { t } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'

interface TicketAnswerProps {
  address: string
  formKey: string
  status: TicketStatus
  problem: ConversationProblem | undefined
  attachments: Attachments
  text: string
  onText(text: string): void
  onSend: Send | undefined
}

export function TicketAnswer({ address, status, ...composer }: TicketAnswerProps) {
  const label = ticketLabel(status)
  if (label === 'locked') {
    return (
      <div className="grid justify-items-start gap-4 rounded-card bg-sand p-6 sm:p-8">
        <p>{t('contact.ticket.locked')}</p>
        <LinkButton to="/contact/new-ticket" size="small">
          {t('contact.ticket.locked_new')}
        </LinkButton>
      </div>
    )
  }
  return (
    <section aria-labelledby="repondre">
      <h2 id="repondre" className="display mb-4 text-title-sm">
        {t('contact.ticket.answer')}
      </h2>
      {label === 'closed' && <p className="mb-4 rounded-field bg-sand px-5 py-3.5">{t('contact.ticket.closed')}</p>}
      <Composer
        address={address}
        label={t('contact.ticket.answer_label')}
        placeholder={t('contact.ticket.answer_placeholder')}
        tall
        {...composer}
      />
      {label === 'active' && (
        <ConfirmAction
          action={address}
          intent="close"
          label={t('contact.ticket.close')}
          title={t('contact.ticket.close_title')}
          text={t('contact.ticket.close_text')}
          confirm={t('contact.ticket.close_confirm')}
          className="mt-6"
        />
      )}
    </section>
  )
}
