import { Download, FileArchive } from 'lucide-react'
import { Form } from 'react-router'
import { t } from '../i18n/index.ts'
import { buttonClass } from '../ui/button.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'

/** Export of the user's data, and withdrawal of consent. */
export function DataSection({ consented }: { consented: boolean }) {
  return (
    <>
      <p>{t('account.profile.export_text')}</p>
      <a href="/account/export" download className={buttonClass('secondary', 'small', 'mt-6')}>
        <Download aria-hidden size={18} /> {t('account.profile.export')}
      </a>
      <a href="/account/export?archive" download className={buttonClass('secondary', 'small', 'mt-6 sm:ml-3')}>
        <FileArchive aria-hidden size={18} /> {t('account.profile.export_archive')}
      </a>
      {consented && (
        <div className="mt-10">
          <h3 className="text-base font-semibold">{t('account.profile.consent')}</h3>
          <p className="mt-2">{t('account.profile.consent_text')}</p>
          <details className="mt-6">
            <summary className={buttonClass('secondary', 'small')}>{t('account.profile.withdraw_consent')}</summary>
            <Form method="post" className="mt-6 grid gap-4">
              <input type="hidden" name="what" value="consent" />
              <p>{t('account.profile.withdraw_consent_sure')}</p>
              <div>
                <SubmitButton kind="danger" size="small">
                  {t('account.profile.withdraw_consent_confirm')}
                </SubmitButton>
              </div>
            </Form>
          </details>
        </div>
      )}
    </>
  )
}
