import type { PushPayload } from '../../contracts/accounts/push.ts'

interface Page {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
}

/** The parts of a service worker that push notices use. */
export interface PushWorker {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly navigator: { setAppBadge?(count: number): Promise<void> }
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>
    getNotifications(filter: { tag: string }): Promise<readonly { close(): void }[]>
  }
}

const pagesOf = ({ clients }: PushWorker) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Shows the notice without the site's name or picture. Browsers require a notice for each push:
 * one that was read elsewhere, or whose page has the focus, is shown silently and closed at once.
 */
export async function showNotice(worker: PushWorker, { title, tag, url, badge, read }: PushPayload): Promise<void> {
  const { navigator, registration } = worker
  const isOpen = (await pagesOf(worker)).some((page) => page.focused && page.url.startsWith(url))
  const silent = read === true || isOpen
  await registration.showNotification(title, { tag, data: url, silent, renotify: !silent, badge: '/badge-96.png' })
  if (silent) for (const shown of await registration.getNotifications({ tag })) shown.close()
  await navigator.setAppBadge?.(badge)
}

/** Focuses a tab that already shows the notice's page, or opens a new one. */
export async function openNotice(worker: PushWorker, url: string): Promise<void> {
  const page = (await pagesOf(worker)).find((page) => page.url.startsWith(url))
  await (page ? page.focus() : worker.clients.openWindow(url))
}
