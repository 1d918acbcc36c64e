import { t } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'

/** The script shows the part for this device's state (`web/enhance/push.ts`). */
export function DeviceSection() {
  return (
    <div data-push className="grid gap-4">
      <p>{t('account.notifications.device_text')}</p>
      <div aria-live="polite">
        <p data-push-state="asks" hidden>
          <Button data-push-act="on" kind="secondary" size="small">
            {t('account.notifications.device_ask')}
          </Button>
        </p>
        <div data-push-state="on" hidden>
          <p className="mb-4">{t('account.notifications.device_on')}</p>
          <Button data-push-act="off" kind="secondary" size="small">
            {t('account.notifications.device_stop')}
          </Button>
        </div>
        <p data-push-state="denied" hidden>
          {t('account.notifications.device_denied')}
        </p>
        <p data-push-state="none" hidden>
          {t('account.notifications.device_none')}
        </p>
        <p data-push-state="failed" hidden>
          {t('account.notifications.device_failed')}
        </p>
      </div>
    </div>
  )
}
