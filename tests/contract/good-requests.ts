import { randomUUID } from 'node:crypto'
import type { ApiRequest, TestApp } from '../fixtures/test-app.ts'
import { codeRequests, confirmationRequests } from './good-code-requests.ts'
import { giftRequests } from './good-gift-requests.ts'
import { openingRequests } from './good-opening-requests.ts'
import { subscriptionRequests } from './good-subscription-requests.ts'
import { type GoodRequest, linkToken, type Story } from './story.ts'

const asHer = ({ token }: Story): ApiRequest => ({ token })
const asVisitor = ({ supportToken }: Story): ApiRequest => ({
  headers: { 'x-support-auth': `Contact ${supportToken}` },
})
const card = () => ({ number: '4242 4242 4242 4242', month: 12, year: new Date().getFullYear() + 3, code: '123' })

const accounts: GoodRequest[] = [
  {
    call: 'register',
    path: '/registrations/register',
    request: ({ uid, identifier, password }) => ({ body: { uid, identifier, password, formula: 'default' } }),
  },
  {
    call: 'authCheck',
    path: '/auth_check',
    request: ({ identifier, password }) => ({ body: { identifier, password } }),
    afterwards: (story, answer) => {
      story.token = answer.body.payload.token
    },
  },
  { call: 'getUser', path: ({ uid }) => `/users/${uid}`, request: asHer },
  { call: 'getTimeZone', path: ({ uid }) => `/users/${uid}/time-zone`, request: asHer },
  {
    call: 'saveTimeZone',
    path: ({ uid }) => `/users/${uid}/time-zone`,
    request: ({ token }) => ({ token, body: { timeZone: 'America/Montreal' } }),
  },
  { call: 'getOwnEmail', path: ({ uid }) => `/users/${uid}/email`, request: asHer },
  { call: 'requestEmailProof', path: ({ uid }) => `/users/${uid}/email/proof`, request: asHer },
  { call: 'checkEmailLink', path: '/email-links/check', request: () => ({ body: { token: 'unknown' } }) },
  {
    call: 'confirmEmail',
    path: '/email-links/confirm',
    request: async (story) => ({
      body: { token: await linkToken(story, story.identifier, /\/confirm-email\?token=([\w-]+)/) },
    }),
  },
  {
    call: 'changeEmail',
    path: ({ uid }) => `/users/${uid}/email`,
    request: (story) => ({ ...asHer(story), body: { email: `${randomUUID()}@exemple.fr`, password: story.password } }),
  },
  {
    call: 'saveUserMetadata',
    path: ({ uid }) => `/users/${uid}/metadata`,
    request: (story) => ({ ...asHer(story), body: { profile: { name: 'Zoé 🌸' }, favorites: [] } }),
  },
  {
    call: 'giveConsent',
    path: ({ uid }) => `/users/${uid}/consents`,
    request: (story) => ({ ...asHer(story), body: { kind: 'coaching', version: '1' } }),
  },
  { call: 'exportUser', path: ({ uid }) => `/users/${uid}/export`, request: asHer },
]

const content: GoodRequest[] = [
  { call: 'getOwner', path: '/owner' },
  ...openingRequests,
  { call: 'getSiteSettings', path: '/site-settings' },
  {
    call: 'recordCookieChoice',
    path: '/cookie-choices',
    request: () => ({ body: { consentId: randomUUID(), accepted: ['necessary'], version: '1' } }),
  },
  { call: 'listArticles', path: '/content/articles?tags[]=a&tags=b&order[date]=desc&length=5&q=bonjour' },
  { call: 'listPublicCoaches', path: '/content/coaches' },
  { call: 'getHome', path: '/content/home' },
  { call: 'listCoachingThemes', path: '/content/coaching-themes' },
  { call: 'listAuthors', path: '/content/authors' },
  { call: 'listCategories', path: '/content/categories' },
  { call: 'listTags', path: '/content/tags' },
  { call: 'listMedia', path: '/content/media?mimeType=image/jpeg&order[date]=asc' },
  { call: 'listPages', path: '/content/pages' },
  { call: 'getPage', path: '/content/pages/about' },
]

/** Not the account's own address: erasing the account, at the end of the story, also deletes the tickets of that address. */
const visitorOf = ({ identifier }: Story) => `visiteuse.${identifier}`

const support: GoodRequest[] = [
  {
    call: 'createTicket',
    path: '/support/contact/tickets',
    request: (story) => ({
      body: { title: '[Autre]: Bonjour', message: 'Une question', email: visitorOf(story), name: 'Zoé' },
    }),
    afterwards: async (story, answer) => {
      story.ticket = answer.body.payload.uid
      story.supportToken = await linkToken(story, visitorOf(story), /\/contact\/tickets\/[^\s?]+\?t=([\w-]+)/)
    },
  },
  {
    call: 'refreshSupportLink',
    path: '/support/contact/auth-token/refresh',
    request: (story) => ({ body: { email: visitorOf(story) } }),
  },
  { call: 'listTickets', path: '/support/contact/tickets', request: asVisitor },
  { call: 'countUnread', path: '/support/contact/unread', request: asVisitor },
  { call: 'getTicket', path: ({ ticket }) => `/support/contact/tickets/${ticket}`, request: asVisitor },
  {
    call: 'sendMessage',
    path: ({ ticket }) => `/support/contact/tickets/${ticket}/messages`,
    request: (story) => ({ ...asVisitor(story), body: { message: 'Encore une' } }),
  },
  {
    call: 'searchMessages',
    path: ({ ticket }) => `/support/contact/tickets/${ticket}/messages?q=UNE`,
    request: asVisitor,
  },
  { call: 'markTicketRead', path: ({ ticket }) => `/support/contact/tickets/${ticket}/read`, request: asVisitor },
  { call: 'typeInTicket', path: ({ ticket }) => `/support/contact/tickets/${ticket}/typing`, request: asVisitor },
  {
    call: 'typeInStaffTicket',
    path: ({ ticket }) => `/staff/tickets/${ticket}/typing`,
    request: ({ staffToken }) => ({ token: staffToken }),
  },
  {
    call: 'listStaffTickets',
    path: '/staff/tickets?filter[type]=contact',
    request: ({ staffToken }) => ({ token: staffToken }),
  },
  { call: 'countStaffTickets', path: '/staff/tickets/counts', request: ({ staffToken }) => ({ token: staffToken }) },
  {
    call: 'getStaffTicket',
    path: ({ ticket }) => `/staff/tickets/${ticket}`,
    request: ({ staffToken }) => ({ token: staffToken }),
    afterwards: (story, answer) => {
      story.staffTicket = answer.body.payload
    },
  },
  {
    call: 'searchStaffMessages',
    path: ({ ticket }) => `/staff/tickets/${ticket}/messages?q=encore`,
    request: ({ staffToken }) => ({ token: staffToken }),
  },
  {
    call: 'changeStaffTicket',
    path: ({ ticket }) => `/staff/tickets/${ticket}`,
    request: ({ staffToken, staffTicket }) => ({
      token: staffToken,
      body: { status: 'pending', version: staffTicket.version },
    }),
  },
  {
    call: 'sendStaffMessage',
    path: ({ ticket }) => `/staff/tickets/${ticket}/messages`,
    request: ({ staffToken }) => ({ token: staffToken, body: { message: 'Bonjour Zoé' } }),
  },
  { call: 'closeTicket', path: ({ ticket }) => `/support/contact/tickets/${ticket}/close`, request: asVisitor },
]

const endings: GoodRequest[] = [
  { call: 'listOwnPayments', path: '/subscriptions/payments', request: asHer },
  { call: 'getSubscriptionOutlook', path: '/subscriptions/outlook', request: asHer },
  { call: 'getLastOrder', path: '/subscriptions/last-order', request: asHer },
  { call: 'getOwnCard', path: '/subscriptions/card', request: asHer },
  {
    call: 'replaceCard',
    path: '/subscriptions/card',
    request: (story) => ({ ...asHer(story), body: { creditCard: card() } }),
  },
  { call: 'requestCardLink', path: '/subscriptions/card-link', request: asHer },
  { call: 'unsubscribe', path: '/subscriptions/unsubscribe', request: asHer },
  {
    call: 'requestContractLink',
    path: '/contract-links',
    request: ({ identifier: email }) => ({ body: { email, act: 'cancel' } }),
  },
  {
    call: 'readContractLink',
    path: '/contract-links/read',
    request: async (story) => ({
      body: { token: await linkToken(story, story.identifier, /\/cancel-contract\?t=([\w-]+)/) },
    }),
  },
  {
    call: 'spendContractLink',
    path: '/contract-links/use',
    request: async (story) => ({
      body: { token: await linkToken(story, story.identifier, /\/cancel-contract\?t=([\w-]+)/) },
    }),
  },
  { call: 'listOwnSessions', path: '/sessions', request: asHer },
  { call: 'startPasskeySignIn', path: '/auth_check/passkey', request: () => ({}) },
  { call: 'startPasskeySession', path: '/session/passkey/options', request: () => ({}) },
  ...codeRequests,
  { call: 'listPasskeys', path: '/session/passkeys', request: asHer },
  { call: 'startPasskey', path: '/session/passkeys/options', request: asHer },
  { call: 'closeOtherSessions', path: '/sessions', request: asHer },
  { call: 'getOwnContract', path: '/subscriptions/contract', request: asHer },
  {
    call: 'endOwnContract',
    path: '/subscriptions/contract/end',
    request: (story) => ({
      ...asHer(story),
      body: { act: 'cancel', declaration: { name: 'Camille Roux', email: story.identifier } },
    }),
  },
  { call: 'withdraw', path: '/subscriptions/withdraw', request: asHer },
  {
    call: 'withdrawConsent',
    path: ({ uid }) => `/users/${uid}/consents/coaching`,
    request: asHer,
  },
  { call: 'listSecurityEvents', path: '/security-events', request: asHer },
  {
    call: 'requestPasswordReset',
    path: '/reset-password/request',
    request: ({ identifier }) => ({ body: { identifier } }),
    afterwards: async (story) => {
      story.resetToken = await linkToken(story, story.identifier, /\/reset-password\?token=([\w-]+)/)
    },
  },
  {
    call: 'checkPasswordLink',
    path: '/reset-password/check',
    request: ({ resetToken }) => ({ body: { token: resetToken } }),
  },
  { call: 'listCommonPasswords', path: '/common-passwords/abc' },
  {
    call: 'updatePassword',
    path: '/reset-password/update',
    request: ({ resetToken }) => ({ body: { token: resetToken, password: 'un autre mot de passe' } }),
    afterwards: async (story) => {
      story.password = 'un autre mot de passe'
      const { identifier, password } = story
      const answer = await story.app.call('POST', '/auth_check', { body: { identifier, password } })
      story.token = answer.body.payload.token
    },
  },
  {
    call: 'changePassword',
    path: ({ uid }) => `/users/${uid}/password`,
    request: (story) => ({
      ...asHer(story),
      body: { oldPassword: story.password, newPassword: 'encore un autre mot de passe' },
    }),
    afterwards: (story) => {
      story.password = 'encore un autre mot de passe'
    },
  },
  ...confirmationRequests,
  {
    call: 'startSecondFactor',
    path: '/session/second-factor',
    request: ({ staffToken }) => ({ token: staffToken }),
  },
  {
    call: 'deleteUser',
    path: ({ uid }) => `/users/${uid}`,
    request: (story) => ({ ...asHer(story), body: { password: story.password } }),
  },
]

/** One good request for each call, in the order of a person's story. */
export const goodRequests: readonly GoodRequest[] = [
  ...accounts,
  ...subscriptionRequests,
  ...giftRequests,
  ...content,
  ...support,
  ...endings,
]

export function newStory(app: TestApp, staffToken: string): Story {
  return {
    app,
    uid: randomUUID(),
    identifier: `zoe-${randomUUID()}@exemple.fr`,
    password: 'un mot de passe à elle',
    token: '',
    staffToken,
    supportToken: '',
    ticket: '',
    staffTicket: { uid: '', version: 0 },
    resetToken: '',
    codeCookie: '',
    gift: '',
    otp: async () => '',
  }
}
