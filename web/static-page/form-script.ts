import { fillNamesFromHolder } from '../payment/card/holder-names.ts'
import { fillRemembered, rememberUser } from '../payment/remembered-user.ts'
import { fillStoredParameters } from '../registration/stored-offer.ts'
import { trackSignUp } from '../registration/track-sign-up.ts'
import { isSessionEnded } from '../session/redirect.ts'
import { offerAuthenticator } from './authenticator.ts'
import { checkFields } from './checking.ts'
import { focusFirstError } from './field-errors.ts'
import { interceptInPlace, replacePage, startRefetching } from './follow-page.ts'
import { formsIn, isRefused } from './forms.ts'
import { guardLinks } from './guard-links.ts'
import { restoreInterrupted, storeInterrupted } from './interrupted-form.ts'
import { enhanceOnce } from './once.ts'
import { replaceDocument } from './replace-document.ts'
import type { Answer } from './send.ts'
import { showPasswords } from './show-passwords.ts'
import { interceptSubmit } from './submission.ts'

/* Script of a static page that is not cached: validates and sends forms, guards links, refetches waiting pages. */

const path = (): string => location.pathname + location.search

/** The file may be gone after a new build: then drafts are not kept. */
const drafts = () => import('./draft.ts').catch(() => null)

/** Deletes the draft of a received form, and the user's data if the form's attributes say so. */
async function forget(form: HTMLFormElement, target: string): Promise<void> {
  const { draft, forgets } = form.dataset
  if (draft) await (await drafts())?.deleteSentDraft(form)
  if (forgets) await (await import('../account/clear-user-data.ts')).clearUserData(forgets, target)
}

async function leave(form: HTMLFormElement, target: string): Promise<void> {
  const isEnded = isSessionEnded(target)
  if (!isEnded) await forget(form, target)
  const { origin, pathname } = new URL(target, location.href)
  if (!isEnded && origin === location.origin && pathname === location.pathname)
    return replacePage(target, () => start(), { received: form })
  // Browsers would refill the form on back navigation, and the user could send it twice.
  form.autocomplete = 'off'
  location.assign(target)
  // A page restored from the back/forward cache would show the state before the form.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  // Store only after the navigation has begun: browsers that throw on storage still navigate.
  if (isEnded) storeInterrupted(form, path())
  else if (form.dataset.registers !== undefined) trackSignUp()
}

function receive(form: HTMLFormElement, answer: Exclude<Answer, { kind: 'failed' }>): void {
  if (answer.kind === 'done') {
    void leave(form, answer.target)
    return
  }
  const { action, dataset } = form
  replaceDocument(answer.page)
  // The form's action may be another page, which then shows the errors.
  if (new URL(action).pathname !== location.pathname) {
    history.pushState(null, '', action)
    const { pathname } = location
    // Fragment links fire this event too, and must not lose typed text.
    addEventListener('popstate', () => location.pathname !== pathname && location.reload())
  }
  start()
  if (dataset.registers !== undefined && document.querySelector('form[data-registered]')) trackSignUp()
}

/** Fields that need typing.ts. */
const needsTyping = 'input[data-mask], input[autocomplete=cc-exp], textarea[data-limit], [data-new-password]'

function enhance(form: HTMLFormElement): void {
  const remembers = form.dataset.remembers !== undefined
  if (remembers) {
    fillStoredParameters(form)
    fillRemembered(form, form.dataset.email ?? null)
    fillNamesFromHolder(form)
  }
  showPasswords(form)
  const isRight = checkFields(form)
  offerAuthenticator(form, isRight)
  let followsTyping = false
  const followTyping = () => {
    if (followsTyping) return
    followsTyping = true
    void import('./typing.ts').then(
      (typing) => typing.enhanceInputs(form),
      () => {},
    )
  }
  const typing = form.querySelector(needsTyping) !== null
  if (typing) form.addEventListener('focusin', followTyping, { once: true })
  interceptSubmit(form, {
    isRight,
    sending: () => remembers && rememberUser(form),
    received: (answer) => receive(form, answer),
  })
  form.dataset.scripted = ''
  if (form.dataset.draft) void drafts().then((draft) => draft?.enableFormDraft(form))
  if (!isRefused(form)) return
  if (typing) followTyping()
  focusFirstError(form)
}

function start(): void {
  for (const form of formsIn(document)) enhance(form)
  startRefetching(start)
}

const wayOut = document.querySelector<HTMLElement>('[data-way-out]')
// The file may be gone after a new build: the button then works as a form.
if (wayOut)
  void import('./way-out.ts').then(
    (script) => script.watchWayOut(wayOut),
    () => {},
  )
enhanceOnce()
interceptInPlace(start)
// Registered last: other listeners handle some links themselves.
guardLinks()
start()
restoreInterrupted(path())
document.documentElement.dataset.scripted = ''
