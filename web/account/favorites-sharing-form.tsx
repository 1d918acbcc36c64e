import { Form } from 'react-router'
import { t } from '../i18n/index.ts'
import { SubmitButton } from '../ui/fields/submit-button.tsx'

/** Form that shows the user's favorites to coaches or hides them: hidden by default. */
export function FavoritesSharingForm({ shown }: { shown: boolean }) {
  return (
    <Form method="post" className="mt-8 grid gap-4">
      <h3 className="text-base font-semibold">{t('account.profile.favorites_shared')}</h3>
      <p>{shown ? t('account.profile.favorites_shared_on') : t('account.profile.favorites_shared_off')}</p>
      <input type="hidden" name="what" value="favorites" />
      <input type="hidden" name="shown" value={shown ? 'no' : 'yes'} />
      <div>
        <SubmitButton kind="secondary" size="small">
          {shown ? t('account.profile.favorites_unshare') : t('account.profile.favorites_share')}
        </SubmitButton>
      </div>
    </Form>
  )
}
