import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { HostedForm } from './hosted-form.tsx'
import type { Plan } from './plans/plan.ts'

const plan: Plan = {
  ...{ name: 'L’abonnement', today: 190, trial: null, amount: 3990, period: { count: 1, unit: 'month' } },
  ...{ orderedAt: '2026-11-01T22:30:00Z', nextAt: '2026-12-01T22:30:00Z', nextAmount: 3990 },
  ...{ cashback: null, reduction: null },
}

test('The hosted form names the address without claiming a session', () => {
  const form = (
    <HostedForm plan={plan} lastResult={undefined} formula="default" email="zoe@exemple.fr" idempotencyKey="1" />
  )
  const router = createMemoryRouter([{ path: '*', element: form }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toMatch(/Votre adresse .*e-mail.*: zoe@exemple\.fr/)
  expect(html).not.toMatch(/connectée?/)
})
