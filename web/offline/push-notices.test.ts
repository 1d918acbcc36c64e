import { expect, test } from 'vitest'
import type { PushPayload } from '../../contracts/accounts/push.ts'
import { openNotice, type PushWorker, showNotice } from './push-notices.ts'

const url = 'https://maison.fr/coaching/1'
const notice: PushPayload = { title: 'Nouveau message', tag: '1', url, badge: 2 }

function fakeWorker(pages: { url: string; focused: boolean }[] = []) {
  const seen = { shown: [] as object[], closed: 0, badge: -1, opened: [] as string[], focused: [] as string[] }
  const worker: PushWorker = {
    clients: {
      matchAll: async () => pages.map((page) => ({ ...page, focus: async () => seen.focused.push(page.url) })),
      openWindow: async (address) => seen.opened.push(address),
    },
    navigator: {
      async setAppBadge(count) {
        seen.badge = count
      },
    },
    registration: {
      showNotification: async (title, options) => void seen.shown.push({ title, ...options }),
      async getNotifications() {
        return [
          {
            close() {
              seen.closed += 1
            },
          },
        ]
      },
    },
  }
  return { worker, seen }
}

test('A notice names neither the site nor the content of the message', async () => {
  const { worker, seen } = fakeWorker([{ url, focused: false }])
  await showNotice(worker, notice)
  const options = { tag: '1', data: url, silent: false, renotify: true, badge: '/badge-96.png' }
  expect(seen).toMatchObject({ shown: [{ title: 'Nouveau message', ...options }], closed: 0, badge: 2 })
})

test.each([
  ['read elsewhere', { ...notice, badge: 0, read: true as const }, []],
  ['of the discussion in front of the member', { ...notice, badge: 0 }, [{ url: `${url}?from=list`, focused: true }]],
])('A notice %s is closed at once, without a sound', async (_what, payload, pages) => {
  const { worker, seen } = fakeWorker(pages)
  await showNotice(worker, payload)
  expect(seen).toMatchObject({ shown: [{ silent: true, renotify: false }], closed: 1, badge: 0 })
})

test('Clicking a notice shows the discussion’s tab or opens one', async () => {
  const open = fakeWorker([{ url, focused: false }])
  await openNotice(open.worker, url)
  expect(open.seen).toMatchObject({ focused: [url], opened: [] })
  const closed = fakeWorker()
  await openNotice(closed.worker, url)
  expect(closed.seen.opened).toEqual([url])
})
