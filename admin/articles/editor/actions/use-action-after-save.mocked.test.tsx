// @vitest-environment jsdom
import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { CallError } from '../../../../relay/call.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'

// The theme calls `matchMedia`, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { Notices } = await import('../../../layout/notices.tsx')
const { failureText } = await import('./failure-text.ts')
const { useActionAfterSave } = await import('./use-action-after-save.ts')

const reason = 'L’envoi est trop volumineux.'
const refused = { flush: async () => false, refusal: reason } as unknown as DraftSaver
const wrapper = ({ children }: { children: ReactNode }) => <Notices>{children}</Notices>

test('Deleting needs no save; another act says why it did not happen', async () => {
  const { result } = renderHook(() => useActionAfterSave(refused, async () => undefined), { wrapper })
  const work = vi.fn(async () => undefined)
  expect(await act(() => result.current(work, 'fait'))).toBe(false)
  expect(work).not.toHaveBeenCalled()
  expect(screen.getByText(new RegExp(reason)).textContent).toContain('n’a pas pu être enregistré')
  expect(await act(() => result.current(work, 'fait', false))).toBe(true)
  expect(work).toHaveBeenCalledOnce()
})

test('a failure names the field that it is about', () => {
  const message = 'Ce champ est obligatoire.'
  const of = (property: string) => new CallError(400, message, [{ property, type: 'missing', message }])
  expect([failureText(of('title')), failureText(of('version')), failureText(new Error('x'))]).toEqual([
    `Titre\u00a0: ${message}`,
    message,
    'x',
  ])
})
