// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { offerAuthenticator } from './authenticator.ts'

const page = `<form>
  <input name="otp">
  <div hidden data-authenticator='{"challenge":"abc"}'>
    <input type="hidden" name="passkey"><button type="button">Avec une clé d’accès</button>
    <p role="status" data-unanswered="Pas de réponse."></p>
  </div>
</form>`

let form: HTMLFormElement
const sent: string[] = []
const answer = () => form.querySelector<HTMLInputElement>('[name=passkey]')?.value
const press = () => form.querySelector('button')?.click()

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  document.body.innerHTML = page
  form = document.querySelector('form') as HTMLFormElement
  sent.length = 0
  form.requestSubmit = () => void sent.push(answer() ?? '')
})

test('A browser without an authenticator shows no button', () => {
  vi.unstubAllGlobals()
  offerAuthenticator(form, () => true)
  expect(form.querySelector<HTMLElement>('[data-authenticator]')?.hidden).toBe(true)
})

test('The form is sent once with the authenticator’s answer', async () => {
  const ask = vi.fn(async () => ({ id: 'clé' }))
  offerAuthenticator(form, () => true, ask)
  expect(form.querySelector<HTMLElement>('[data-authenticator]')?.hidden).toBe(false)
  press()
  await vi.waitFor(() => expect(sent).toEqual(['{"id":"clé"}']))
  expect(ask).toHaveBeenCalledWith('{"challenge":"abc"}', false)
  form.querySelector('[name=otp]')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(answer()).toBe('')
})

test('A cancelled authenticator dialog shows a message and sends nothing', async () => {
  offerAuthenticator(
    form,
    () => true,
    () => Promise.reject(new Error('NotAllowedError')),
  )
  press()
  await vi.waitFor(() => expect(form.querySelector('[role=status]')?.textContent).toBe('Pas de réponse.'))
  expect(sent).toEqual([])
})

test('A passkey is made only once the other fields are right', async () => {
  const place = form.querySelector<HTMLElement>('[data-authenticator]')
  if (place) place.dataset.makes = ''
  const ask = vi.fn(async () => ({ id: 'clé' }))
  let right = false
  offerAuthenticator(form, () => right, ask)
  press()
  expect(ask).not.toHaveBeenCalled()
  right = true
  press()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(ask).toHaveBeenCalledWith('{"challenge":"abc"}', true)
})
