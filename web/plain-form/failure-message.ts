import type { Failure } from '../hydrated/failure.ts'
import { againLabel, type Order, wordsOf } from '../hydrated/failure-words.ts'
import { partOf } from './parts.ts'

interface ShownFailure extends Pick<Failure, 'asked' | 'cause' | 'trying'> {
  order?: Order
}

interface FailureMessage {
  show(failure: ShownFailure): void
  hide(): void
}

/** Over the page, which stays with all that she typed. */
export function failureMessage(form: HTMLFormElement, again: () => void): FailureMessage {
  let shown: Element | null = null

  function place(): Element {
    if (shown?.isConnected) return shown
    // One at a time: of a link, or of the form.
    document.querySelector('[data-failure]')?.parentElement?.remove()
    document.body.append(partOf('failure'))
    const message = document.body.lastElementChild as Element
    const [close, repeat] = message.querySelectorAll('button')
    close?.addEventListener('click', () => message.remove())
    repeat?.addEventListener('click', again)
    shown = message
    return message
  }

  return {
    show({ asked, cause, order = 'none', trying = false }) {
      const message = place()
      const [title, text] = message.querySelectorAll('p')
      const [close, repeat] = message.querySelectorAll('button')
      const words = wordsOf({ asked, cause }, order, form.dataset.unsent)
      message.querySelector('[data-failure]')?.setAttribute('data-failure', asked)
      if (title) title.textContent = words.title
      if (text) text.textContent = words.text
      if (close) close.hidden = order === 'asking'
      if (!repeat) return
      repeat.replaceChildren(...(trying ? [partOf('spinner')] : []), againLabel({ trying }, order))
      if (trying) repeat.setAttribute('aria-disabled', 'true')
      else repeat.removeAttribute('aria-disabled')
    },
    hide() {
      shown?.remove()
      shown = null
    },
  }
}
