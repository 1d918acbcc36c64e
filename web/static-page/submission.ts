import { answerTimeoutMilliseconds, delayBefore } from '../hydrated/waits.ts'
import { showBusy } from './busy.ts'
import { failureMessage } from './failure-message.ts'
import { type Answer, type Cause, send } from './send.ts'

type Received = Exclude<Answer, { kind: 'failed' }>

interface Parts {
  /** validates the form and shows errors */
  isRight: () => boolean
  sending: () => void
  received: (answer: Received) => void
}

/**
 * Sends a form, never twice at once. Without an answer the page stays and shows a message.
 * An order (`data-order`) is retried with its Idempotency-Key until the server answers.
 * If the user changes the form meanwhile, it is another order, which only the user sends.
 */
export function interceptSubmit(form: HTMLFormElement, { isRight, sending, received }: Parts): void {
  const isOrder = form.dataset.order !== undefined
  let pressed: HTMLElement | null = null
  let underWay: AbortController | null = null
  let endBusy: (() => void) | null = null
  let failure: Cause | null = null
  let isChanged = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const message = failureMessage(form, attempt)

  function show(trying: boolean): void {
    const order = !isOrder ? 'none' : isChanged ? 'unknown' : 'asking'
    if (failure) message.show({ asked: 'sent', cause: failure, order, trying })
  }

  function stopAsking(): void {
    clearTimeout(timer)
    removeEventListener('online', ask)
  }

  function ask(): void {
    tries += 1
    void submit()
  }

  function fail(cause: Cause): void {
    endBusy?.()
    endBusy = null
    failure = cause
    show(false)
    if (!isOrder || isChanged) return
    stopAsking()
    timer = setTimeout(ask, delayBefore(tries))
    addEventListener('online', ask)
  }

  async function submit(): Promise<void> {
    stopAsking()
    underWay?.abort()
    const controller = new AbortController()
    underWay = controller
    isChanged = false
    sending()
    endBusy ??= showBusy(form, pressed)
    show(true)
    let late: ReturnType<typeof setTimeout> | undefined
    // An upload may take longer than the timeout: each sent part restarts it.
    const awaitAnswer = () => {
      clearTimeout(late)
      late = setTimeout(() => fail('late'), answerTimeoutMilliseconds)
    }
    awaitAnswer()
    const answer = await send(form, pressed, { signal: controller.signal, onProgress: awaitAnswer })
    clearTimeout(late)
    if (controller.signal.aborted) return
    if (answer.kind === 'failed') return fail(answer.cause)
    stopAsking()
    message.hide()
    received(answer)
  }

  /** Sends the form, unless it is being sent or has errors. */
  function attempt(): void {
    const isUnchecked = pressed instanceof HTMLButtonElement && pressed.formNoValidate
    if (!endBusy && (isUnchecked || isRight())) void submit()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!endBusy) pressed = event.submitter
    attempt()
  })
  form.addEventListener('input', () => {
    if (!failure || isChanged || endBusy) return
    isChanged = true
    stopAsking()
    show(false)
  })
  // Keep the focus in the field: on blur its error message could move the button during the press.
  form.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
  })
}
