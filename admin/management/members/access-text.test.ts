import { expect, test } from 'vitest'
import { accessText, shortAccessText } from './access-text.ts'

test('VIP access without a subscription is shown as « offert »', () => {
  const vip = ['user', 'vip'] as const
  const texts = [
    { subscription: null, roles: [...vip] },
    { subscription: 'ended' as const, roles: [...vip] },
    { subscription: 'active' as const, roles: [...vip] },
    { subscription: 'ended' as const, roles: ['user' as const] },
    { subscription: null, roles: ['user' as const] },
    { subscription: 'trialing' as const, roles: [...vip], givenUntil: '2027-03-02T09:00:00Z' },
    { subscription: 'ended' as const, roles: ['user' as const], givenUntil: '2027-03-02T09:00:00Z' },
  ].map((one) => {
    const member = { givenUntil: null, ...one }
    return [shortAccessText(member), accessText(member)]
  })
  expect(texts).toEqual([
    ['accès abonnée offert', 'accès abonnée offert'],
    ['accès abonnée offert', 'accès abonnée offert'],
    ['actif', 'abonnement actif'],
    ['terminé', 'abonnement terminé'],
    ['sans abonnement', 'sans abonnement'],
    ['mois offerts, jusqu’au 2 mars 2027', 'mois offerts, jusqu’au 2 mars 2027'],
    ['terminé', 'terminé'],
  ])
})
