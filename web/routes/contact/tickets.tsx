import { Plus } from 'lucide-react'
import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { eraseContact } from '../../../contracts/support/erase-contact.ts'
import { listTickets, revokeSupportLink, type Ticket } from '../../../contracts/support/support.ts'
import { forgetDevice } from '../../../conversation/device/forget-device.ts'
import { HttpUnauthorizedError } from '../../api/index.ts'
import { endAccess, redirectToLinkForm, requireAccess } from '../../contact/access.ts'
import { TicketCard } from '../../contact/ticket-card.tsx'
import { type Site, siteContext } from '../../context.ts'
import { LoadFailure } from '../../conversation/load-failure.tsx'
import { loadListPage } from '../../conversation/transport/load-list-page.ts'
import { readForm } from '../../forms/read-form.ts'
import { whenDone } from '../../forms/when-done.ts'
import { useRegularRefresh } from '../../hydrated/use-regular-refresh.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NoWrapText } from '../../ui/no-wrap-text.tsx'
import type { Route } from './+types/tickets'

export const handle: PageFacts = {
  app: true,
  exit: true,
  shortFooter: true,
  title: 'titles.contact_tickets',
  breadcrumbs: 'hidden',
  uncrawled: true,
}

export const headers = () => privateHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireAccess(context, url)
  const { api, reportError } = context.get(siteContext)
  const list = await loadListPage(api, listTickets, { params: { type: 'contact' } }, url)
  if ('items' in list) return { tickets: list.items, more: list.more }
  if (list.error instanceof HttpUnauthorizedError) throw endAccess(context)
  reportError(list.error)
  return { tickets: null, more: null }
}

/** Revokes the access that this browser used; other mailed links stay valid. */
async function revokeAccess({ api, reportError }: Site): Promise<void> {
  const contact = api.auth.get('contact')
  if (!contact.authenticated) return
  try {
    await api.call(revokeSupportLink)
  } catch (error) {
    // An invalid token needs no revoking. After other errors the link stays valid, but the device still clears it.
    if (!(error instanceof HttpUnauthorizedError)) reportError(error)
  }
  contact.disconnect()
}

const listForm = z.object({ what: z.literal('erase').optional() })

/** Erases all tickets of the address. The link is sufficient proof: it opens all of them. */
async function eraseAll(site: Site): Promise<void> {
  const contact = site.api.auth.get('contact')
  if (!contact.authenticated) throw redirectToLinkForm(false)
  try {
    await site.api.call(eraseContact)
  } catch (error) {
    if (!(error instanceof HttpUnauthorizedError)) throw error
    contact.disconnect()
    throw redirectToLinkForm(true)
  }
  contact.disconnect()
  site.leaveFlash({ type: 'success', key: 'contactErased' })
  throw redirect('/contact')
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const asked = await readForm(request, listForm)
  if (asked.value?.what === 'erase') await eraseAll(site)
  await revokeAccess(site)
  site.leaveFlash({ type: 'success', key: 'ticketsClosed' })
  throw redirect('/contact')
}

/** Clear the device only after the action: unsent text exists only there. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  whenDone(serverAction, () => forgetDevice('contact'))

function List({ tickets, more }: { tickets: readonly Ticket[]; more: string | null }) {
  return (
    <div className="mt-10">
      {tickets.length === 0 ? (
        <EmptyState title={t('contact.tickets.empty')}>{t('contact.tickets.empty_text')}</EmptyState>
      ) : (
        <ul data-list className="grid gap-4">
          {tickets.map((ticket) => (
            <li key={ticket.uid}>
              <TicketCard ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore href={more}>{t('contact.tickets.more')}</LoadMore>
    </div>
  )
}

const ends = { method: 'post', action: '/contact/tickets' } as const

function Ends() {
  return (
    <>
      <Form {...ends} className="mt-14 border-line border-t pt-6">
        <SubmitButton kind="secondary" size="small">
          {t('contact.tickets.leave')}
        </SubmitButton>
      </Form>
      <details className="mt-4">
        <summary className={buttonClass('secondary', 'small')}>{t('contact.tickets.erase')}</summary>
        <Form {...ends} className="mt-4 grid max-w-xl gap-4">
          <input type="hidden" name="what" value="erase" />
          <p>
            <NoWrapText>{t('contact.tickets.erase_text')}</NoWrapText>
          </p>
          <div>
            <SubmitButton kind="danger" size="small">
              {t('contact.tickets.erase_confirm')}
            </SubmitButton>
          </div>
        </Form>
      </details>
    </>
  )
}

export default function Tickets({ loaderData: { tickets, more } }: Route.ComponentProps) {
  useRegularRefresh()
  return (
    <div className="page section">
      <OwnReferrer />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="display text-title-lg">{t('contact.tickets.title')}</h1>
          <p className="mt-3 text-lead">{t('contact.tickets.lead')}</p>
        </div>
        <LinkButton to="/contact/new-ticket" size="small">
          <Plus aria-hidden size={18} /> {t('contact.tickets.new')}
        </LinkButton>
      </div>
      {tickets ? <List tickets={tickets} more={more} /> : <LoadFailure message={t('contact.tickets.failed')} />}
      <Ends />
    </div>
  )
}
