import { browserStorage } from '../payment/browser-storage.ts'
import { markOfferPaid } from '../registration/kept-offer.ts'
import { storeOffer } from '../registration/stored-offer.ts'

function storePayment(): void {
  const result = document.querySelector<HTMLElement>('[data-payment-result]')?.dataset.paymentResult
  if (result === undefined) return
  browserStorage.savePaymentResult(result === 'true')
  if (result === 'true') markOfferPaid()
}

/** Warns that signing out deletes unsent messages. */
async function warnOfUnsent(): Promise<void> {
  const warning = document.querySelector<HTMLElement>('[data-if-unsent]')
  if (!warning) return
  const { hasUnsentMessages: hasUnsent } = await import('../../conversation/device/device-storage.ts')
  const look = () => {
    warning.hidden = !hasUnsent()
  }
  look()
  addEventListener('storage', look)
}

/** Scrolls the row of page links, on phones, to the current one. */
function showCurrent(): void {
  const row = document.querySelector<HTMLElement>('[data-scrolls]')
  const link = row?.querySelector<HTMLElement>('[aria-current=page]')
  if (row && link) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 })
}

/** Links with `data-opens` open a dialog of the page instead of their own page. */
function openDialogs(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return
    const dialog = document.getElementById(target.closest<HTMLElement>('[data-opens]')?.dataset.opens ?? '')
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault()
      dialog.showModal()
    } else if (target instanceof HTMLDialogElement || target.closest('[data-closes]')) target.closest('dialog')?.close()
  })
}

/** Runs once per page load. */
export function enhanceOnce(): void {
  storeOffer(document)
  storePayment()
  void warnOfUnsent()
  showCurrent()
  openDialogs()
}
