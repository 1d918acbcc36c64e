import type { Translation } from 'vanilla-cookieconsent'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { choiceDays, dialog } from './dialog.ts'
import { sendProof } from './proof.ts'
import { consentMode, isTagManagerLoaded, loadTagManager } from './tag-manager.ts'

const fakePage = () => {
  const added: { src?: string; async?: boolean }[] = []
  const document = { createElement: () => ({}), head: { append: (script: object) => added.push(script) } }
  return { page: { document } as never as Parameters<typeof loadTagManager>[2] & object, added }
}

test('the tag manager is loaded once, with events stored by earlier pages', () => {
  const { page, added } = fakePage()
  expect(isTagManagerLoaded(page)).toBe(false)
  loadTagManager('GTM-ABC123', ['measurement'], page, [{ event: 'sign_up' }])
  loadTagManager('GTM-ABC123', ['measurement'], page, [])
  expect(added).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123' }])
  const [consent, ...events] = page.dataLayer ?? []
  expect(events).toMatchObject([{ event: 'gtm.js' }, { event: 'sign_up' }])
  expect(Object.prototype.toString.call(consent)).toBe('[object Arguments]')
  expect([...(consent as IArguments)]).toEqual(['consent', 'default', consentMode(['measurement'])])
})

test('Google’s consent mode follows each purpose and never allows personalization', () => {
  const values = ([...purposes]: Parameters<typeof consentMode>[0]) => Object.values(consentMode(purposes))
  expect(Object.keys(consentMode([]))).toEqual([
    'analytics_storage',
    'ad_storage',
    'ad_user_data',
    'ad_personalization',
  ])
  expect(values([])).toEqual(['denied', 'denied', 'denied', 'denied'])
  expect(values(['measurement'])).toEqual(['granted', 'denied', 'denied', 'denied'])
  expect(values(['advertising'])).toEqual(['denied', 'granted', 'granted', 'denied'])
  expect(values(['measurement', 'advertising'])).toEqual(['granted', 'granted', 'granted', 'denied'])
})

describe('the consent dialog', () => {
  const asked = dialog(true, true, {})
  const words = asked.language.translations.fr as Translation

  test('refusing is as easy as accepting: equal buttons on the first screen', () => {
    expect([words.consentModal.acceptAllBtn, words.consentModal.acceptNecessaryBtn]).toEqual([
      'Tout accepter',
      'Tout refuser',
    ])
    expect(asked.guiOptions?.consentModal).toMatchObject({ equalWeightButtons: true, flipButtons: false })
  })

  test('nothing is measured before the user answers', () => {
    expect(asked.mode ?? 'opt-in').toBe('opt-in')
    expect(asked.categories.measurement?.enabled ?? false).toBe(false)
    expect(asked.categories.advertising?.enabled ?? false).toBe(false)
    expect(asked.cookie?.expiresAfterDays).toBe(choiceDays)
    expect(choiceDays).toBe(182)
  })

  test('each purpose has its own switch and removes its own cookies', () => {
    const linked = words.preferencesModal.sections.map(({ linkedCategory }) => linkedCategory)
    expect(linked).toEqual([undefined, 'necessary', 'measurement', 'advertising'])
    const clears = (category: string, name: string) =>
      asked.categories[category]?.autoClear?.cookies.some((cookie) => (cookie.name as RegExp).test(name))
    for (const name of ['_ga', '_ga_AB12', '_gid']) expect(clears('measurement', name)).toBe(true)
    expect([clears('measurement', '_gcl_au'), clears('advertising', '_gcl_au')]).toEqual([false, true])
    expect(clears('advertising', '_ga')).toBe(false)
  })

  test('the dialog is not shown if nothing is measured', () => {
    expect(dialog(false, true, {}).autoShow).toBe(false)
  })
})

describe('the proof of consent', () => {
  afterEach(() => vi.restoreAllMocks())
  const answered = {
    consentId: '01900000-0000-4000-8000-000000000000',
    categories: ['necessary'],
    revision: 1,
    lastConsentTimestamp: '2026-06-15T12:00:00.000Z',
    data: null,
  }

  test('the proof of consent is sent with the choice and the version of the text', async () => {
    const send = vi.fn(async () => new Response(null, { status: 204 }))
    expect(await sendProof(answered, send)).toEqual({ proved: answered.lastConsentTimestamp })
    const [path, init] = send.mock.calls[0] as unknown as [string, RequestInit]
    expect([path, JSON.parse(String(init.body))]).toEqual([
      '/cookies/consent',
      { consentId: answered.consentId, accepted: ['necessary'], version: '1' },
    ])
  })

  test('the proof of consent is sent once for each answer', async () => {
    const send = vi.fn(async () => new Response(null, { status: 204 }))
    const proved = { ...answered, data: { proved: answered.lastConsentTimestamp } }
    expect(await sendProof(proved, send)).toBeUndefined()
    expect(send).not.toHaveBeenCalled()
    await sendProof({ ...proved, lastConsentTimestamp: '2026-07-01T12:00:00.000Z' }, send)
    expect(send).toHaveBeenCalledOnce()
  })

  test.each([
    ['the network failed', async () => Promise.reject(new TypeError('offline'))],
    ['the server refused', async () => new Response(null, { status: 503 })],
  ])('the proof of consent is not recorded as sent if %s', async (_title, send) => {
    expect(await sendProof(answered, send)).toBeUndefined()
  })
})
