import type { ApiRequest } from '../fixtures/test-app.ts'
import type { GoodRequest, Story } from './story.ts'

const asMember = ({ token }: Story): ApiRequest => ({ token })
const card = () => ({ number: '4242 4242 4242 4242', month: 12, year: new Date().getFullYear() + 3, code: '123' })

export const subscriptionRequests: GoodRequest[] = [
  { call: 'getSeller', path: '/subscriptions/seller' },
  { call: 'listFormulas', path: '/formulas' },
  { call: 'getCode', path: '/codes/unknown?formula=default' },
  { call: 'getFormula', path: '/formulas/default' },
  { call: 'getTrafficToken', path: '/traffic-tokens/unknown' },
  {
    call: 'requestPaymentLink',
    path: '/subscriptions/payment-link',
    request: (story) => ({ ...asMember(story), body: { formula: 'default' } }),
  },
  {
    call: 'subscribe',
    path: '/subscriptions/subscribe',
    request: (story) => ({
      ...asMember(story),
      body: { uid: story.uid, formula: 'default', firstname: 'Zoé', lastname: 'D’Été', creditCard: card() },
    }),
    afterwards: async (story) => {
      const { identifier, password } = story
      const answer = await story.app.call('POST', '/auth_check', { body: { identifier, password } })
      story.token = answer.body.payload.token
    },
  },
  { call: 'getSubscription', path: '/subscriptions', request: asMember },
]
