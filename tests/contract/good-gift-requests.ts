import { buyGiftCode } from '../../modules/subscriptions/fixtures/gifts.ts'
import { type GoodRequest, linkToken } from './story.ts'

const card = () => ({ number: '4242 4242 4242 4242', month: 12, year: new Date().getFullYear() + 3, code: '123' })

export const giftRequests: readonly GoodRequest[] = [
  { call: 'getGiftOffer', path: '/formulas/default/gift' },
  {
    call: 'orderGift',
    path: '/gifts',
    request: ({ token }) => ({
      token,
      body: {
        formula: 'default',
        months: 1,
        firstname: 'Zoé',
        lastname: 'Roux',
        creditCard: card(),
        startsOnUse: true,
      },
    }),
    afterwards: (story, answer) => {
      story.gift = answer.body.payload.uid
    },
  },
  { call: 'getGiftOrder', path: ({ gift }) => `/gifts/orders/${gift}` },
  {
    call: 'redeemGift',
    path: '/gifts/redeem',
    request: async (story) => ({
      token: story.token,
      body: { code: await linkToken(story, story.identifier, /\/gift\/use\?t=([\w-]+)/) },
    }),
  },
  { call: 'listOwnGifts', path: '/gifts', request: ({ token }) => ({ token }) },
  {
    call: 'withdrawGift',
    path: '/gifts/withdraw',
    request: async ({ app }) => {
      const email = 'une-visiteuse@exemple.fr'
      return { body: { email, code: await buyGiftCode(app, { email }) } }
    },
  },
]
