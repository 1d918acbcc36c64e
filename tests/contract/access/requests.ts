import { randomUUID } from 'node:crypto'
import { createDevice } from '../../../modules/accounts/fixtures/push-device.ts'
import { cardOf, cards, createSubscriber } from '../../../modules/subscriptions/fixtures/subscriber.ts'
import { contactHeaders, mailedTokens } from '../../../modules/support/fixtures/tickets.ts'
import type { ApiAnswer, ApiRequest } from '../../fixtures/test-app.ts'
import type { Caller } from './callers.ts'
import type { Operation } from './operations.ts'
import { type Scene, uploadOf } from './scene.ts'

/** A version that no record has: an admitted write gets a 409 and changes nothing. */
const version = 2_000_000

const order = {
  formula: 'default',
  firstname: 'Zoé',
  lastname: 'Roux',
  creditCard: cardOf(cards.refused),
}

/**
 * Bodies of calls that validate them before they check access. All others get an empty body:
 * an allowed caller learns what is missing, a refused one does not.
 */
const bodies: Record<string, (scene: Scene, caller: Caller) => unknown> = {
  changeStaffTicket: () => ({ version }),
  sendStaffMessage: () => ({ message: 'Bonjour', internal: true }),
  changeWorkingHours: () => ({ version }),
  replaceWorkingHours: () => ({ hours: [], daysOff: [], version }),
  replaceStaffNotes: () => ({ content: 'Bonjour', version: 0 }),
  proposeTransfer: () => ({ coach: randomUUID(), version }),
  mergeStaffTicket: () => ({ into: randomUUID(), version }),
  openStaffTicket: () => ({ title: 'Bonjour', message: 'Bonjour', email: `${randomUUID()}@exemple.fr`, name: 'Zoé' }),
  notifyPresence: () => ({ state: 'reading' }),
  forwardStaffTicket: () => ({ email: `${randomUUID()}@exemple.fr`, note: null }),
  eraseContactOf: () => ({ email: 'une-autre@exemple.fr' }),
  findConsentProof: () => ({ email: 'une-autre@exemple.fr' }),
  readSurvey: () => ({ token: 'inconnu' }),
  answerSurvey: () => ({ token: 'inconnu', rating: 5 }),
  createStaffCover: ({ people }) => ({
    coach: people.coach.uid,
    cover: people['other coach'].uid,
    from: '2020-01-01',
    to: '2020-01-02',
  }),
  changeStaffCover: () => ({ state: 'agreed', version }),
  replaceStaffCover: () => ({ state: 'agreed', version }),
  writeVoice: () => ({ text: 'Quelques mots de plus de vingt.', name: 'Zoé', consent: true }),
  changeStaffCoachProfile: () => ({ title: 'Bonjour', version }),
  replaceStaffCoachProfile: () => ({
    ...{ name: 'Claire', title: 'Coach', biography: '', portrait: null, themes: [], languages: [] },
    ...{ author: null, capacity: null, published: true, version },
  }),
  createStaffCredential: ({ people }) => ({ coach: people.coach.uid, kind: 'diploma', title: 'Bonjour' }),
  changeStaffCredential: () => ({ title: 'Bonjour', version }),
  replaceStaffCredential: () => ({ kind: 'diploma', title: 'Bonjour', validUntil: null, checked: false, version }),
  createSavedReply: () => ({ type: null, title: 'Bonjour', content: 'Bonjour' }),
  changeSavedReply: () => ({ title: 'Bonjour', version }),
  replaceSavedReply: (_scene, caller) => ({ type: null, title: caller, content: 'Bonjour', version }),
  sendMessage: () => ({ message: 'Bonjour' }),
  createTicket: () => ({ title: 'Bonjour', message: 'Bonjour', email: `${randomUUID()}@exemple.fr`, name: 'Zoé' }),
  saveUserMetadata: () => ({ profile: { name: 'Zoé' }, favorites: [] }),
  giveConsent: () => ({ kind: 'coaching', version: '1' }),
  changeEmail: () => ({ email: 'autre@exemple.fr', password: 'ce n’est pas le bon' }),
  setOwnPassword: () => ({ newPassword: 'un nouveau mot de passe', code: '123456' }),
  removeOwnPassword: () => ({ code: '123456' }),
  changePassword: () => ({ oldPassword: 'ce n’est pas le bon', newPassword: 'un nouveau mot de passe' }),
  addPushSubscription: () => createDevice().subscription,
  saveNotifications: () => ({
    mail: { message: true, reminder: true, letter: false },
    push: { message: true, reminder: true },
    quietHours: null,
  }),
  saveTimeZone: () => ({ timeZone: 'Indian/Reunion' }),
  saveDiscretion: () => ({ neutralMails: false, neutralStatements: false }),
  deleteUser: () => ({ password: 'ce n’est pas le bon' }),
  endOwnContract: () => ({ act: 'cancel', declaration: { name: 'Zoé', email: 'zoe@exemple.fr' } }),
  // Omit the card: the provider's payment page is then opened.
  orderGift: () => ({
    ...{ ...order, creditCard: undefined },
    months: 1,
    email: `${randomUUID()}@exemple.fr`,
    startsOnUse: true,
  }),
  redeemGift: () => ({ code: 'inconnu' }),
  subscribe: (scene, caller) => ({ ...order, uid: accountOf(scene, caller) }),
}

/** Uid of the account that the caller requests: their own, or the one they are a stranger to. */
function accountOf({ people }: Scene, caller: Caller): string {
  if (caller === 'vip' || caller === 'other vip') return people.vip.uid
  return people.user.uid
}

function uidFor(scene: Scene, { path, channel }: Operation, caller: Caller): string {
  if (path.startsWith('/users/')) return accountOf(scene, caller)
  if (path.startsWith('/support/coaching/')) return scene.tickets.coaching
  if (path.startsWith('/staff/saved-replies/')) return scene.replies[channel ?? 'contact']
  // Use an unknown uid: other tests request a stranger's records.
  const ofStrangers = ['/subscriptions/payments/', '/session/passkeys/', '/push/subscriptions/']
  if (ofStrangers.some((folder) => path.startsWith(folder))) return randomUUID()
  if (path.includes('/tickets/')) return scene.tickets[channel ?? 'contact']
  const uid = scene.uids[path.slice(0, path.indexOf('/{'))]
  if (uid === undefined) throw new Error(`tests/contract/access/scene.ts makes nothing for ${path}`)
  return uid
}

/** Sent files are read in this test, unsent ones removed. */
const attachmentFor = ({ attachments, unsent }: Scene, { id, channel }: Operation): string =>
  (id === 'removeAttachment' ? unsent : attachments)[channel ?? 'contact']

function addressFor(scene: Scene, operation: Operation, caller: Caller): string {
  const path = operation.path
    .replace('{attachment}', () => attachmentFor(scene, operation))
    .replace('{uid}', () => uidFor(scene, operation, caller))
    .replace('{kind}', 'coaching')
    .replace('{prefix}', 'abc')
    .replace('{challenge}', 'abc')
    .replace('{code}', 'disk')
    .replace('{provider}', 'sandbox')
    .replace('{n}', '1')
    .replace('{token}', 'inconnu')
    .replace('{message}', () => randomUUID())
    .replace('{comment}', () => randomUUID())
    .replace('{transfer}', scene.transfer)
    .replace('{article}', scene.offered)
    .replace('{reply}', scene.replies[operation.channel ?? 'contact'])
    .replace('{sid}', () => randomUUID())
  if (path.includes('{')) throw new Error(`tests/contract/access/requests.ts does not know how to fill ${path}`)
  const words = operation.id.startsWith('search') ? '?q=bonjour' : ''
  if (operation.withReason) return `${path}${words === '' ? '?' : `${words}&`}reason=Une+plainte`
  if (words !== '') return `${path}${words}`
  return operation.method === 'DELETE' && path.startsWith('/staff/') ? `${path}?version=${version}` : path
}

/** Creates extra credentials for calls that revoke the credentials they are sent with. */
async function passingCredentials(scene: Scene, caller: Caller): Promise<ApiRequest> {
  const { app, people } = scene
  const isLink = caller === 'link' || caller === 'other link'
  if (caller === 'visitor') return {}
  if (!isLink) {
    const { email: identifier } = people[caller]
    const answer = await app.call('POST', '/auth_check', { body: { identifier, password: 'petite-fleur-rose' } })
    return { token: answer.body.payload.token }
  }
  const email = `${randomUUID()}@exemple.fr`
  await app.call('POST', '/support/contact/tickets', { body: { title: 'a', message: 'a', email, name: 'Zoé' } })
  const [token = ''] = await mailedTokens(app, email)
  return { headers: contactHeaders(token) }
}

const endsItsWayIn = ['closeSession', 'revokeSupportLink', 'eraseContact']

/** Calls that end the subscription: made as another member who has just subscribed. */
const endsSubscription = ['unsubscribe', 'withdraw', 'endOwnContract']

async function credentialsFor(scene: Scene, { id }: Operation, caller: Caller): Promise<ApiRequest> {
  if (endsItsWayIn.includes(id)) return passingCredentials(scene, caller)
  if (!endsSubscription.includes(id) || caller !== 'vip') return scene.credentials(caller)
  const { token, subscribe } = await createSubscriber(scene.app)
  await subscribe()
  return { token }
}

/** Requests only the headers of a stream, whose body never ends. */
const methodOf = ({ method, path }: Operation) => (path.endsWith('/events') ? 'HEAD' : method)

/** Restores the consent: without it staff could not open the discussion in later requests. */
async function giveConsentAgain({ app, people }: Scene): Promise<void> {
  const { uid, token } = people.vip
  await app.call('POST', `/users/${uid}/consents`, { token, body: { kind: 'coaching', version: '1' } })
}

export async function sendAs(
  scene: Scene,
  operation: Operation,
  caller: Caller,
  given: Record<string, string> = {},
): Promise<ApiAnswer> {
  const credentials = await credentialsFor(scene, operation, caller)
  const headers = { ...credentials.headers, ...given }
  const wantsBody = ['POST', 'PUT', 'PATCH'].includes(operation.method) || operation.id in bodies
  const address = addressFor(scene, operation, caller)
  if (operation.method === 'POST' && operation.path.endsWith('/attachments')) {
    const upload = await uploadOf()
    return scene.app.call('POST', address, {
      ...credentials,
      body: upload.body,
      headers: { ...headers, ...upload.headers },
    })
  }
  const body = bodies[operation.id]?.(scene, caller) ?? {}
  const request = { ...credentials, headers, ...(wantsBody ? { body } : {}) }
  const answer = await scene.app.call(methodOf(operation), address, request)
  if (operation.id === 'withdrawConsent') await giveConsentAgain(scene)
  return answer
}
