import { answerKept, answerPage, keepPage } from './kept-pages.ts'

// The last articles a signed-in reader opened stay readable without a network. Nothing else is kept here.

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends WorkEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface KeepEvent extends WorkEvent {
  readonly data: { cache: string; page: string; files: string[] }
}

interface Worker {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: KeepEvent) => void): void
}

const worker = self as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (!navigator.onLine) event.respondWith(answerKept(request))
})

worker.addEventListener('message', (event) => {
  const { cache, page, files } = event.data
  event.waitUntil(keepPage(cache, page, files))
})
