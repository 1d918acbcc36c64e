import type { PushState } from '../../relay/push-device.ts'

/** Enhances notifications/device-section.tsx: shows whether push is on for this device, with the button to change that. */
export async function offerPush(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-push]')
  if (!place) return
  const show = (state: PushState | 'failed') => {
    for (const part of place.querySelectorAll<HTMLElement>('[data-push-state]'))
      part.hidden = part.dataset.pushState !== state
  }
  const { pushState, subscribeDevice, unsubscribeDevice } = await import('../../relay/push-device.ts')
  place.addEventListener('click', ({ target }) => {
    const act = (target as Element).closest<HTMLElement>('[data-push-act]')?.dataset.pushAct
    if (act) void (act === 'on' ? subscribeDevice() : unsubscribeDevice()).catch(() => 'failed' as const).then(show)
  })
  show(await pushState())
}
