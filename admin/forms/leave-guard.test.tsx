// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { sessionEnded } from '../api/sign-in.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { formWords } from './words.ts'

afterEach(cleanup)

const endSession = () => act(async () => dispatchEvent(new Event(sessionEnded, { cancelable: true })))
const show = (dirty: boolean) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <LeaveGuard dirty={dirty} /> }])} />)

test('Unsaved text keeps the page once the session has ended', async () => {
  show(true)
  expect(await endSession()).toBe(false)
  expect(screen.getByRole('dialog').textContent).toContain(formWords.endedText)
})

test('A form without unsaved text lets the page go to the sign-in', async () => {
  show(false)
  expect(await endSession()).toBe(true)
})
