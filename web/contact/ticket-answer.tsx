import { ticketLabel } from '../../contracts/support/ticket-label.ts'
import { Composer } from '../conversation/composer.tsx'
import { ConfirmAction } from '../conversation/confirm-action.tsx'
import type { ConversationProblem } from '../conversation/conversation-action.ts'
import type { LiveSiteConversation } from '../conversation/transport/use-site-conversation.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'

interface TicketAnswerProps {
  address: string
  formKey: string
  problem: ConversationProblem | undefined
  live: LiveSiteConversation
}

export function TicketAnswer({ address, live, ...composer }: TicketAnswerProps) {
  const label = ticketLabel(live.conversation.status)
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
        live={live}
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
