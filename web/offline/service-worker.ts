import type { PushPayload } from '../../contracts/accounts/push.ts'
import { answerFile, answerPage, storeArticleOffline } from './offline-pages.ts'
import { openNotice, type PushWorker, showNotice } from './push-notices.ts'

// Keeps the last articles that a signed-in reader opened readable offline, and shows push notices. Stores nothing else.

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends WorkEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WaitableEvent extends WorkEvent {
  readonly data: { reader: string; page: string; files: string[] }
}

interface PushEvent extends WorkEvent {
  readonly data: { json(): unknown } | null
}

interface NoticeEvent extends WorkEvent {
  readonly notification: { readonly data: unknown; close(): void }
}

interface Worker extends PushWorker {
  skipWaiting(): Promise<void>
  readonly clients: PushWorker['clients'] & { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: WaitableEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void
}

const worker = self as unknown as Worker
const files = new Set<RequestDestination>(['style', 'script', 'font', 'image'])

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (files.has(request.destination)) event.respondWith(answerFile(request))
})

worker.addEventListener('message', (event) => {
  const { reader, page, files } = event.data
  event.waitUntil(storeArticleOffline(reader, page, files))
})

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(worker, event.data.json() as PushPayload))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(worker, String(event.notification.data)))
})
