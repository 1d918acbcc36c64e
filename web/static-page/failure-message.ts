import type { Failure } from '../hydrated/failure.ts'
import { againLabel, type OrderProgress, wordsOf } from '../hydrated/failure-words.ts'
import { cloneTemplatePart } from './parts.ts'

interface ShownFailure extends Pick<Failure, 'asked' | 'cause' | 'trying'> {
  order?: OrderProgress
}

interface FailureMessage {
  show(failure: ShownFailure): void
  hide(): void
}

/** Message over the page, which stays with everything typed. */
export function failureMessage(form: HTMLFormElement | null, again: () => void): FailureMessage {
  let shown: Element | null = null

  function place(): Element {
    if (shown?.isConnected) return shown
    // One message at a time, from a link or a form.
    document.querySelector('[data-failure]')?.parentElement?.remove()
    // An open dialog makes the rest of the page inert: the message must be inside.
    const page = document.querySelector('dialog[open]') ?? document.body
    page.append(cloneTemplatePart('failure'))
    const message = page.lastElementChild as Element
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
      const words = wordsOf(
        { asked, cause },
        order,
        form?.dataset.unsent ?? document.querySelector('main')?.dataset.unsent,
      )
      message.querySelector('[data-failure]')?.setAttribute('data-failure', asked)
      if (title) title.textContent = words.title
      if (text) text.textContent = words.text
      if (close) close.hidden = order === 'asking'
      if (!repeat) return
      repeat.replaceChildren(...(trying ? [cloneTemplatePart('spinner')] : []), againLabel({ trying }, order))
      if (trying) repeat.setAttribute('aria-disabled', 'true')
      else repeat.removeAttribute('aria-disabled')
    },
    hide() {
      shown?.remove()
      shown = null
    },
  }
}
