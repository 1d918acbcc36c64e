import { t } from '../i18n/index.ts'
import { cloneTemplatePart } from './parts.ts'

/** The used part of a server's answer. */
export type Sent = Pick<Response, 'status' | 'redirected' | 'url' | 'text'> & { headers: Pick<Headers, 'get'> }

interface UploadInput {
  body: FormData
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
  /** called with each sent part */
  onProgress(): void
}

interface Shown {
  show(share: number): void
  hide(): void
}

/** Progress bar above the form's button. Screen readers do not announce each percent. */
function progressOf(form: HTMLFormElement): Shown {
  form.querySelector('button[type=submit]')?.before(cloneTemplatePart('upload-progress', form))
  const shown = form.querySelector('[data-upload-progress]')
  const bar = shown?.querySelector('progress')
  return {
    show(share) {
      if (bar) bar.value = share
      const percent = Math.floor(share * 100)
      shown?.querySelector('span')?.replaceChildren(t('attachments.sending', { percent }))
    },
    hide: () => shown?.remove(),
  }
}

/**
 * Sends the form with XMLHttpRequest, because `fetch` reports no progress.
 * @throws without an answer, and when `signal` aborts
 */
export function upload(form: HTMLFormElement, { body, headers, signal, onProgress }: UploadInput): Promise<Sent> {
  const progress = progressOf(form)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', form.action)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      progress.show(total > 0 ? loaded / total : 0)
      onProgress()
    })
    request.addEventListener('loadend', () => {
      progress.hide()
      if (request.status === 0) return reject(new Error('no answer'))
      resolve({
        status: request.status,
        headers: { get: (name) => request.getResponseHeader(name) },
        redirected: request.responseURL !== form.action,
        url: request.responseURL,
        text: async () => request.responseText,
      })
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    progress.show(0)
    request.send(body)
  })
}
