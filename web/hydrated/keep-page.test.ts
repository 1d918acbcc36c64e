// @vitest-environment jsdom

import { renderHook } from '@testing-library/react'
import { type DataStrategyResult, data, redirect } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearFailure, type Failure, useFailure } from './failure.ts'
import { causeOf, keepPage, pendingRequest, showPath, withoutFailureNotice } from './keep-page.ts'
import { answerTimeoutMilliseconds } from './waits.ts'

type Results = Record<string, DataStrategyResult>

afterEach(() => {
  clearFailure()
  vi.useRealTimers()
})

const proxyAnswer = (status: number) => ({ status, statusText: '', internal: false, data: '<h1>Bad Gateway</h1>' })
const said = (): Failure | null => renderHook(useFailure).result.current

/** Sends one request through the middleware. @returns its result, and a function that aborts it */
function pass(method: string, path: string, results: Results | Promise<Results>) {
  const leaving = new AbortController()
  const request = new Request(`https://site.test${path}`, { method, signal: leaving.signal })
  const settled = vi.fn()
  const done = Promise.resolve(keepPage({ request } as never, async () => results)).then(settled)
  return { settled, done, leave: () => leaving.abort() }
}

describe('causes of failure', () => {
  test.each([
    ['no network', new TypeError('Failed to fetch'), 'network'],
    ['no network, of an action', data(new TypeError('Failed to fetch')), 'network'],
    ['a proxy’s 502', proxyAnswer(502), 'server'],
    ['an answer that cannot be read', new Error('Unable to decode turbo-stream response'), 'server'],
    ['a body too large', proxyAnswer(413), 'tooLarge'],
    ['too many', proxyAnswer(429), 'tooMany'],
    ['a redirect', redirect('/articles'), undefined],
    ['a page that is not there', proxyAnswer(404), undefined],
    ['a refusal', proxyAnswer(403), undefined],
  ])('%s', (_, error, cause) => expect(causeOf(error)).toBe(cause))
})

test('A failed page request stays recorded until the next request', async () => {
  const { done, leave } = pass('GET', '/elsewhere', {
    page: { type: 'error', result: new TypeError('Failed to fetch') },
  })
  await vi.waitFor(() => expect(said()).toMatchObject({ cause: 'network', path: '/elsewhere' }))
  expect(pendingRequest()).toEqual({ asked: 'page', path: '/elsewhere' })
  leave()
  await done
  await pass('GET', '/articles', {}).done
  expect(pendingRequest()).toBeNull()
})

describe('keeping the page', () => {
  test('A form without an answer is reported until another request replaces it', async () => {
    const { settled, done, leave } = pass('POST', '/login', {
      login: { type: 'error', result: new TypeError('Failed to fetch') },
    })
    await vi.waitFor(() => expect(said()).toMatchObject({ cause: 'network', asked: 'sent', path: '/login' }))
    expect(settled).not.toHaveBeenCalled()
    leave()
    await done
    expect(settled).toHaveBeenCalledWith({})
    await pass('GET', '/articles', { articles: { type: 'data', result: 1 } }).done
    expect(said()).toBeNull()
  })

  test('A form’s answer is passed on, refused or not', async () => {
    const answers: Results = { login: { type: 'data', result: { lastResult: {} } } }
    const { settled, done } = pass('POST', '/login', answers)
    await done
    expect(settled).toHaveBeenCalledWith(answers)
    expect(said()).toBeNull()
  })

  test('The shown page keeps its data if they cannot be refetched', async () => {
    showPath(new URL('https://site.test/account?index'))
    const { settled, done } = pass('GET', '/account', { account: { type: 'error', result: proxyAnswer(502) } })
    await done
    expect(settled).toHaveBeenCalledWith({})
    expect(said()).toMatchObject({ cause: 'server', asked: 'stale' })
  })

  test('A quiet refresh without an answer keeps the data and reports nothing', async () => {
    showPath(new URL('https://site.test/contact/tickets'))
    const failed: Results = { tickets: { type: 'error', result: new TypeError('Failed to fetch') } }
    const settled = vi.fn()
    await withoutFailureNotice(() => pass('GET', '/contact/tickets', failed).done.then(settled))
    expect(settled).toHaveBeenCalledOnce()
    expect(said()).toBeNull()
    await pass('GET', '/contact/tickets', failed).done
    expect(said()).toMatchObject({ cause: 'network', asked: 'stale' })
  })

  test('A page failure after a form reports that the form was accepted', async () => {
    await pass('POST', '/registration', { page: { type: 'error', result: redirect('/registration/payment') } }).done
    pass('GET', '/registration/payment', { page: { type: 'error', result: new TypeError('Failed to fetch') } })
    await vi.waitFor(() => expect(said()).toMatchObject({ asked: 'done', path: '/registration/payment' }))
  })

  test('An answer that is reported late after 20 s is still used', async () => {
    vi.useFakeTimers()
    const { promise, resolve } = Promise.withResolvers<Results>()
    const { settled, done } = pass('POST', '/login', promise)
    await vi.advanceTimersByTimeAsync(answerTimeoutMilliseconds)
    expect(said()).toMatchObject({ cause: 'late', asked: 'sent' })
    const answers: Results = { login: { type: 'data', result: 1 } }
    resolve(answers)
    await done
    expect(settled).toHaveBeenCalledWith(answers)
    expect(said()).toBeNull()
  })
})

test('The requested page is recorded until the answer arrives', async () => {
  let arrive = (_: Results) => {}
  const results = new Promise<Results>((resolve) => {
    arrive = resolve
  })
  const { done } = pass('GET', '/elsewhere', results)
  expect(pendingRequest()).toEqual({ asked: 'page', path: '/elsewhere' })
  arrive({})
  await done
  expect(pendingRequest()).toBeNull()
})
