// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTimeoutMilliseconds } from '../hydrated/waits.ts'
import { formPage, showPage } from './fixtures/form-page.ts'
import { interceptSubmit } from './submission.ts'

/** An XMLHttpRequest that the test answers. */
class HeldRequest extends EventTarget {
  static sent: HeldRequest[] = []
  upload = new EventTarget()
  status = 0
  responseURL = ''
  responseText = ''
  answerHeaders = new Headers()
  headers: Record<string, string> = {}
  body: FormData | null = null
  isAborted = false

  open = vi.fn()
  getResponseHeader = (name: string) => this.answerHeaders.get(name)
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
    HeldRequest.sent.push(this)
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }))
  }
  answer(status: number, location = '') {
    this.status = status
    this.responseURL = 'https://site.test/registration'
    if (location) this.answerHeaders.set('location', location)
    this.dispatchEvent(new Event('loadend'))
  }
}

const fetching = vi.fn<() => Promise<Response>>()
const part =
  '<template data-part="upload-progress"><p data-upload-progress><span></span><progress max="1"></progress></p></template>'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  vi.stubGlobal('fetch', fetching)
  HeldRequest.sent = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const notice = () => document.querySelector('[data-failure]')
const progress = () => document.querySelector('[data-upload-progress]')

function begin(files: readonly File[]) {
  const form = showPage(formPage({ above: part }))
  form.enctype = 'multipart/form-data'
  // jsdom cannot assign files to a control.
  class WithFiles extends FormData {
    constructor(of: HTMLFormElement) {
      super(of)
      for (const file of files) this.append('files', file)
    }
  }
  vi.stubGlobal('FormData', WithFiles)
  const received = vi.fn()
  interceptSubmit(form, { isRight: () => true, sending: () => {}, received })
  const press = () => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }))
  return { form, received, press }
}

async function sentOnce(count = 1): Promise<HeldRequest> {
  await vi.waitFor(() => expect(HeldRequest.sent).toHaveLength(count))
  return HeldRequest.sent[count - 1] as HeldRequest
}

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })

test('Upload progress is shown above the button until the answer', async () => {
  const { form, received, press } = begin([photo])
  press()
  const request = await sentOnce()
  expect(request.open).toHaveBeenCalledWith('POST', form.action)
  expect(request.headers).toEqual({ accept: 'text/html', prefer: 'return=minimal' })
  expect(request.body?.get('idempotencyKey')).toBe('one')
  expect(request.body?.getAll('files')).toEqual([photo])
  expect(progress()?.textContent).toBe('Envoi… 0 %')
  request.progress(425, 1000)
  expect(progress()?.textContent).toBe('Envoi… 42 %')
  expect(progress()?.querySelector('progress')?.value).toBe(0.425)
  expect(progress()?.nextElementSibling).toBe(form.querySelector('button'))
  request.answer(204, '/contact/new-ticket?sent')
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith({ kind: 'done', target: '/contact/new-ticket?sent' }))
  expect(progress()).toBeNull()
})

test('An upload is late only once it stalls', async () => {
  const { press } = begin([photo])
  press()
  const request = await sentOnce()
  for (const sent of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(answerTimeoutMilliseconds - 2000)
    request.progress(sent, 10)
  }
  expect(notice()).toBeNull()
  await vi.advanceTimersByTimeAsync(answerTimeoutMilliseconds)
  expect(notice()).not.toBeNull()
})

test('Sending again aborts the first upload', async () => {
  const { press } = begin([photo])
  press()
  const first = await sentOnce()
  await vi.advanceTimersByTimeAsync(answerTimeoutMilliseconds)
  press()
  const second = await sentOnce(2)
  expect(first.isAborted).toBe(true)
  expect(document.querySelectorAll('[data-upload-progress]')).toHaveLength(1)
  second.answer(0)
  await vi.waitFor(() => expect(progress()).toBeNull())
  expect(notice()?.textContent).toContain('Pas envoyé.')
})

test('Without a file no progress is shown', async () => {
  fetching.mockReturnValue(new Promise(() => {}))
  const { press } = begin([new File([], '')])
  press()
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledOnce())
  expect([HeldRequest.sent, progress()]).toEqual([[], null])
})
