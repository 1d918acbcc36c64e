import { useEffect, useState } from 'react'
import { loadOptional } from '../hydrated/optional-part.ts'
import { t } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'

const laterKey = 'push-later'
/** Loaded once the member has got an answer. */
const loadDevice = () => loadOptional(() => import('../../relay/push-device.ts'))

type Shown = 'nothing' | 'offer' | 'done' | 'failed'

/** Offers push notifications after the first answer, once on each device. */
export function PushOffer() {
  const [shown, setShown] = useState<Shown>('nothing')
  useEffect(() => {
    if (localStorage.getItem(laterKey)) return
    let isLeft = false
    const look = async () => {
      const state = await (await loadDevice())?.pushState()
      if (state === 'asks' && !isLeft) setShown('offer')
    }
    // If the file fails to load or the browser refuses, the account page still offers push.
    look().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [])
  const accept = async () => {
    const device = await loadDevice()
    if (device) setShown((await device.subscribeDevice()) === 'on' ? 'done' : 'nothing')
    else setShown('failed')
  }
  const decline = () => {
    localStorage.setItem(laterKey, '1')
    setShown('nothing')
  }
  return (
    <div aria-live="polite" className="empty:hidden">
      {shown === 'offer' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b bg-rose-light px-4 py-2 text-sm sm:px-8">
          <p className="grow">
            <strong>{t('account.notifications.offer')}</strong> {t('account.notifications.offer_text')}
          </p>
          <Button size="small" onClick={() => void accept().catch(() => setShown('failed'))}>
            {t('account.notifications.offer_yes')}
          </Button>
          <Button size="small" kind="quiet" onClick={decline}>
            {t('account.notifications.offer_later')}
          </Button>
        </div>
      )}
      {(shown === 'done' || shown === 'failed') && (
        <p className="border-line border-b bg-rose-light px-4 py-2 text-sm sm:px-8">
          {t(shown === 'done' ? 'account.notifications.offer_done' : 'account.notifications.device_failed')}
        </p>
      )}
    </div>
  )
}
