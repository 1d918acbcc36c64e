import * as consent from 'vanilla-cookieconsent'
import { removeOffer } from '../registration/kept-offer.ts'
import stylesheet from './consent.css?url'
import { dialog } from './dialog.ts'
import { hasAgreed, markAgreed, type Purpose } from './kept-events.ts'
import { isMeasured } from './measured.ts'
import { sendProof } from './proof.ts'
import { isTagManagerLoaded, loadTagManager } from './tag-manager.ts'

const purposes: readonly Purpose[] = ['measurement', 'advertising']
const acceptedPurposes = () => purposes.filter((purpose) => consent.acceptedCategory(purpose))

/** The dialog is not shown before it looks like one. */
function style(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesheet
  document.head.append(link)
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
}

/** « Cookies », at the foot of every page: without this script it leads to the page of that name. */
function reopen(): void {
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof Element) || !target.closest('[data-cookie-choices]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      consent.showPreferences()
    },
    true,
  )
}

async function prove(cookie: consent.CookieValue): Promise<void> {
  const proof = await sendProof(cookie)
  if (proof) consent.setCookieData({ value: proof })
}

/** The policy is that of the page that was loaded: it refuses the tag manager where that page was not measured. */
function measure(trackerId: string, loadedMeasured: boolean): void {
  const accepted = acceptedPurposes()
  markAgreed(accepted)
  if (!hasAgreed('advertising')) removeOffer()
  if (accepted.length === 0 || !isMeasured()) return
  if (loadedMeasured) loadTagManager(trackerId, accepted)
  else location.reload()
}

/** Asks where the answer matters, remembers it, and measures as far as the visitor agreed. */
export async function startConsent(trackerId: string): Promise<void> {
  const loadedMeasured = isMeasured()
  await style()
  await consent.run(
    dialog(isMeasured(), location.protocol === 'https:', {
      onConsent({ cookie }) {
        measure(trackerId, loadedMeasured)
        void prove(cookie)
      },
      async onChange({ cookie }) {
        await prove(cookie)
        // Only a reload stops running scripts; the next page uses the new choice.
        if (isTagManagerLoaded()) location.reload()
        else measure(trackerId, loadedMeasured)
      },
    }),
  )
  // An answer that has expired allows no more than none.
  if (!consent.acceptedCategory('advertising')) removeOffer()
  reopen()
  document.documentElement.dataset.consent = 'ready'
}
