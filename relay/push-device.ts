import { relayBase } from '../contracts/text/address.ts'

/** `asks`: not subscribed yet; `denied`: the user refused; `none`: no push support, or only for a site on the home screen. */
export type PushState = 'none' | 'denied' | 'asks' | 'on'

const uidKey = 'push-device'
const worker = '/service-worker.js'
const json = { 'content-type': 'application/json', accept: 'application/json' }

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker)
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  const isOn = Notification.permission === 'granted' && localStorage.getItem(uidKey) && (await subscription())
  return isOn ? 'on' : 'asks'
}

async function askServer(method: string, path: string, body?: unknown): Promise<{ key?: string; uid?: string }> {
  const init = body === undefined ? { method } : { method, headers: json, body: JSON.stringify(body) }
  const response = await fetch(`${relayBase}/push/${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.status === 204 ? {} : (await response.json()).payload
}

/** Asks the user, then subscribes this device. Call it from a click. @throws if the server or the push service fails */
export async function subscribeDevice(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  const { key } = await askServer('GET', 'key')
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key ?? '' })
  const { endpoint, keys } = made.toJSON()
  const { uid } = await askServer('POST', 'subscriptions', { endpoint, keys })
  localStorage.setItem(uidKey, uid ?? '')
  return 'on'
}

/** @throws if the server fails */
export async function unsubscribeDevice(): Promise<PushState> {
  const uid = localStorage.getItem(uidKey)
  await (await subscription())?.unsubscribe()
  localStorage.removeItem(uidKey)
  // Tell the server now: the push service would report this only at the next push.
  if (uid) await askServer('DELETE', `subscriptions/${uid}`)
  return pushState()
}
