import { delayBefore, lateMilliseconds } from '../hydrated/waits.ts'
import { showBusy } from './busy.ts'
import { failureMessage } from './failure-message.ts'
import { type Answer, type Cause, send } from './send.ts'

type Received = Exclude<Answer, { kind: 'failed' }>

interface Parts {
  /** checks the form, and shows what is wrong */
  isRight: () => Promise<boolean>
  sending: () => void
  received: (answer: Received) => void
}

/**
 * Sends a form by a script: once at a time, and without an answer the page stays as it is and says so. A form that charges, `data-order`, is
 * then sent again as it was, with its Idempotency-Key, until the server says what became of it; what she changes meanwhile is
 * another order, hers to send.
 */
export function sendByScript(form: HTMLFormElement, { isRight, sending, received }: Parts): void {
  const isOrder = form.dataset.order !== undefined
  let isChecking = false
  let underWay: AbortController | null = null
  let endBusy: (() => void) | null = null
  let failure: Cause | null = null
  let isChanged = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const message = failureMessage(form, () => void attempt())

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
    endBusy ??= showBusy(form)
    show(true)
    let late: ReturnType<typeof setTimeout> | undefined
    // Large files take longer than an answer may: as long as they go, it is not late.
    const awaitAnswer = () => {
      clearTimeout(late)
      late = setTimeout(() => fail('late'), lateMilliseconds)
    }
    awaitAnswer()
    const answer = await send(form, { signal: controller.signal, onProgress: awaitAnswer })
    clearTimeout(late)
    if (controller.signal.aborted) return
    if (answer.kind === 'failed') return fail(answer.cause)
    stopAsking()
    message.hide()
    received(answer)
  }

  /** As if she pressed the button. */
  async function attempt(): Promise<void> {
    if (isChecking || endBusy) return
    isChecking = true
    const right = await isRight()
    isChecking = false
    if (right) await submit()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void attempt()
  })
  form.addEventListener('input', () => {
    if (!failure || isChanged || endBusy) return
    isChanged = true
    stopAsking()
    show(false)
  })
  // A press would take the focus from a field, whose message would push the button away from under the finger.
  form.querySelector('button[type=submit]')?.addEventListener('mousedown', (event) => event.preventDefault())
}
