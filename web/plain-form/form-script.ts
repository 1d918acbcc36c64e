import type { Entrance } from '../../conversation/device/forget-device.ts'
import { restoreInterrupted, storeInterrupted } from '../hydrated/interrupted-form.ts'
import { fillRemembered, rememberUser } from '../payment/remembered-user.ts'
import { fillBrought, storeOffer } from '../registration/stored-offer.ts'
import { trackSignUp } from '../registration/track-sign-up.ts'
import { isSessionEnded } from '../session/redirect.ts'
import { offerAuthenticator } from './authenticator.ts'
import { checkFields } from './checking.ts'
import { focusFirstWrong } from './field-errors.ts'
import { guardLinks } from './guard-links.ts'
import { followInPlace } from './links-in-place.ts'
import type { Answer } from './send.ts'
import { showPasswords } from './show-passwords.ts'
import { sendByScript } from './submission.ts'
import { plainFormIn, takeOver } from './take-over.ts'

/* The script of a page with a plain form: what the browser does not do by itself, without React. */

const path = (): string => location.pathname + location.search

const isMarked = (form: HTMLFormElement, name: 'remembers' | 'registers' | 'registered'): boolean =>
  form.dataset[name] !== undefined

/** Gone with a new build: then what she types lasts as long as the page. */
const drafts = () => import('./draft.ts').catch(() => null)

const leave = async (form: HTMLFormElement, target: string): Promise<void> => {
  if (form.dataset.draft && !isSessionEnded(target)) await (await drafts())?.forgetSent(form)
  if (form.dataset.forgets) {
    const { forgetDevice } = await import('../../conversation/device/forget-device.ts')
    await forgetDevice(form.dataset.forgets as Entrance)
  }
  // A browser would fill it in again on the way back: what was sent is not sent twice.
  form.autocomplete = 'off'
  location.assign(target)
  // Kept by the browser for the way back, the page would show what was before the form.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  // The page goes once this is done: a browser that refuses storage by throwing leads on all the same.
  if (isSessionEnded(target)) storeInterrupted(form, path())
  else if (isMarked(form, 'registers')) trackSignUp()
}

function receive(form: HTMLFormElement, answer: Exclude<Answer, { kind: 'failed' }>): void {
  if (answer.kind === 'done') {
    void leave(form, answer.target)
    return
  }
  takeOver(answer.page)
  const next = plainFormIn(document)
  start(next)
  if (isMarked(form, 'registers') && next && isMarked(next, 'registered')) trackSignUp()
}

const guardForm = guardLinks()

function start(form: HTMLFormElement | null): void {
  if (!form) return
  const remembers = isMarked(form, 'remembers')
  if (remembers) {
    fillBrought(form)
    fillRemembered(form, form.dataset.email ?? null)
  }
  showPasswords(form)
  offerAuthenticator(form)
  const isRight = checkFields(form)
  const followTyping = () =>
    import('./typing.ts').then(
      (typing) => typing.followTyping(form),
      () => {},
    )
  form.addEventListener('focusin', () => void followTyping(), { once: true })
  sendByScript(form, {
    isRight,
    sending: () => remembers && rememberUser(form),
    received: (answer) => receive(form, answer),
  })
  guardForm(form)
  form.dataset.scripted = ''
  if (form.dataset.draft) void drafts().then((draft) => draft?.followDraft(form))
  const alert = form.querySelector('[role=alert]:not(:empty)')
  if (focusFirstWrong(form) || alert) void followTyping()
  // She pressed a button further down.
  alert?.scrollIntoView({ block: 'nearest' })
}

const wayOut = document.querySelector<HTMLElement>('[data-way-out]')
// Gone with a new build: the button leads out all the same.
if (wayOut)
  void import('./way-out.ts').then(
    (script) => script.watchWayOut(wayOut),
    () => {},
  )
storeOffer(document)
followInPlace(() => start(plainFormIn(document)))
start(plainFormIn(document))
restoreInterrupted(path())
