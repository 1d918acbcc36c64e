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

/** Loads the style sheet: the dialog must not appear unstyled. */
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

/** The link « Cookies » in every footer opens the dialog; without this script it leads to the page about cookies. */
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

/** The loaded page's policy applies: if that page was not measured, it blocks the tag manager, so reload. */
function measure(trackerId: string, loadedMeasured: boolean): void {
  const accepted = acceptedPurposes()
  markAgreed(accepted)
  if (!hasAgreed('advertising')) removeOffer()
  if (accepted.length === 0 || !isMeasured()) return
  if (loadedMeasured) loadTagManager(trackerId, accepted)
  else location.reload()
}

/** Asks for consent on measured pages, stores the answer, and measures as far as the visitor agreed. */
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
  // An expired answer counts as no answer.
  if (!consent.acceptedCategory('advertising')) removeOffer()
  reopen()
  document.documentElement.dataset.consent = 'ready'
}
