import { TicketView } from '../contact/ticket-view.tsx'
import { t } from '../i18n/index.ts'
import type { Flash } from '../session/flash.ts'
import { Snackbars } from '../snackbar/snackbars.tsx'
import type { TicketIsland } from './page-data.ts'
import { startIsland } from './start-island.tsx'

/** Those of the page before are in the document, and the small script's. */
const flashes: readonly Flash[] = []
const snackbars = document.querySelector('[data-snackbars]')

startIsland<TicketIsland>({
  show: ({ params, conversation, problem }) => (
    <Snackbars flashes={flashes} into={snackbars}>
      <TicketView uid={params.uid} conversation={conversation} problem={problem} />
    </Snackbars>
  ),
  failed: t('contact.ticket.load_failed'),
})
