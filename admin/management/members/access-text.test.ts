import { expect, test } from 'vitest'
import { accessText, shortAccessText } from './access-text.ts'

test('access without a subscription is told as given, a running subscription by its state', () => {
  const vip = ['user', 'vip'] as const
  const texts = [
    { subscription: null, roles: [...vip] },
    { subscription: 'ended' as const, roles: [...vip] },
    { subscription: 'active' as const, roles: [...vip] },
    { subscription: 'ended' as const, roles: ['user' as const] },
    { subscription: null, roles: ['user' as const] },
  ].map((member) => [shortAccessText(member), accessText(member)])
  expect(texts).toEqual([
    ['accès abonnée offert', 'accès abonnée offert'],
    ['accès abonnée offert', 'accès abonnée offert'],
    ['actif', 'abonnement actif'],
    ['terminé', 'abonnement terminé'],
    ['sans abonnement', 'sans abonnement'],
  ])
})
