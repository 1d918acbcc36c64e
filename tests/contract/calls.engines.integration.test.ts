import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyCall, allCalls } from '../../contracts/index.ts'
import { createAccount } from '../../modules/accounts/index.ts'
import { createTestApp, type TestApp } from '../fixtures/test-app.ts'
import { goodRequests, newStory } from './good-requests.ts'
import type { Story } from './story.ts'

let app: TestApp
let story: Story

beforeAll(async () => {
  app = await createTestApp({ env: { DEMO: '1' } })
  const password = 'le mot de passe du personnel'
  const account = { email: 'tout@exemple.fr', name: 'Toute', password }
  await createAccount(app.platform, app.platform.db, {
    ...account,
    roles: ['user', 'vip', 'coach', 'support', 'editor', 'admin'],
  })
  const answer = await app.call('POST', '/auth_check', { body: { identifier: account.email, password } })
  story = newStory(app, answer.body.payload.token)
})
afterAll(() => app.close())

const registered = (call: AnyCall) => app.fastify.hasRoute({ method: call.method, url: `/api${call.path}` })
describe('a good request', () => {
  test.each(goodRequests)('$call', async ({ call: id, path, request, afterwards }) => {
    const call = allCalls.find((one) => one.id === id) as AnyCall
    const url = typeof path === 'string' ? path : path(story)
    const answer = await app.call(call.method, url, await request?.(story))
    expect(answer.status, JSON.stringify(answer.body)).toBe(call.status)
    if (call.answer) call.answer.parse(answer.body)
    if (call.status < 202) expect(answer.body).toHaveProperty('payload')
    await afterwards?.(story, answer)
  })
})

test('every public call of the contract has a route and a tested good request', () => {
  const tested = new Set([...goodRequests.map(({ call }) => call), ...testedElsewhere])
  const open = allCalls.filter((call) => !call.path.startsWith('/staff') || call.path.startsWith('/staff/tickets'))
  expect(open.filter((call) => !registered(call)).map((call) => call.id)).toEqual([])
  expect(open.filter((call) => !tested.has(call.id)).map((call) => call.id)).toEqual([])
})

/** Calls that need content, a signature, a code or a stream: the tests of their modules send valid requests. */
const testedElsewhere = [
  'pauseSubscription',
  'resumeSubscription',
  'getSwitchQuote',
  'planSwitch',
  'undoSwitch',
  'sendLeaving',
  'undoStaffMessage',
  'closeSession',
  'closeOwnSession',
  'getReceipt',
  'requestDebitLink',
  'confirmSecondFactor',
  'addPasskey',
  'signInWithPasskey',
  'removePasskey',
  'getArticle',
  'listRelatedArticles',
  'countRead',
  'findRedirect',
  'getAuthor',
  'getCategory',
  'getTag',
  'getMedia',
  'paymentWebhook',
  'inboundMail',
  'getOriginalMail',
  'followTicket',
  'createTicketWithFiles',
  'uploadAttachment',
  'getAttachment',
  'removeAttachment',
  'uploadStaffAttachment',
  'getStaffAttachment',
  'revokeSupportLink',
  'getDiscretion',
  'saveDiscretion',
  'getNotifications',
  'addPushSubscription',
  'removePushSubscription',
  'saveNotifications',
  'eraseContact',
  'eraseContactOf',
  'exportUserArchive',
  'findConsentProof',
  'listCoaches',
  'listCoachFaces',
  'readOwnVoice',
  'writeVoice',
  'withdrawVoice',
  'getPublicCoach',
  'listDiscussionReadings',
  'readOfferedArticle',
  'changeCoach',
  'listTransfers',
  'acceptTransfer',
  'refuseTransfer',
  'getMemberCard',
  'replaceStaffNotes',
  'listStaffTransfers',
  'proposeTransfer',
  'withdrawTransfer',
  'readSurvey',
  'answerSurvey',
  'openStaffTicket',
  'forwardStaffTicket',
  'mergeStaffTicket',
  'notifyPresence',
  'fillSavedReply',
  'followStaffTicket',
  'followStaffTickets',
  'markStaffTicketRead',
]
