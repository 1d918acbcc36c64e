import type { TabEvent } from '../../contracts/accounts/session-channel.ts'
import { tabs } from '../i18n/fr/tabs.ts'
import { typesetAll } from '../i18n/typography.ts'

const words = typesetAll(tabs)

const buttonClass =
  'min-h-11 shrink-0 rounded-full border-[1.5px] border-paper px-4 text-sm font-semibold hover:bg-paper hover:text-ink focus-visible:outline-blush'

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = buttonClass
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}

/** Shows a notice instead of reloading the page under the user's input; a new notice replaces the former. */
export function showNotice(event: TabEvent): void {
  document.querySelector('[data-tabs-notice]')?.remove()
  const notice = document.createElement('div')
  notice.dataset.tabsNotice = event
  notice.className =
    'fixed inset-x-4 bottom-6 z-50 mx-auto flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-ink px-6 py-4 text-sm font-medium text-paper shadow-sheet'
  const text = document.createElement('p')
  text.className = 'min-w-56 flex-1'
  text.setAttribute('role', 'status')
  notice.append(
    text,
    button(words.reload, () => location.reload()),
    button(words.close, () => notice.remove()),
  )
  document.body.append(notice)
  // A live region is read out when its text changes, not when it appears.
  text.textContent = words[event]
}
