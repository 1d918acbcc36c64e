import { Form, Link } from 'react-router'
import { z } from 'zod'
import type { SubscriptionStatus } from '../../contracts/subscriptions/subscriptions.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { BulletList } from '../ui/bullet-list.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { cancellationEffects } from './access-after-cancelling.ts'
import { pausePath } from './pause-form.tsx'

const linkClass = 'justify-self-start py-2 underline decoration-blush decoration-2 underline-offset-6'

export const stopPath = '/account/subscription/stop'

export const stopForm = z.object({
  understood: z.literal('on', { error: () => t('account.subscription.modal.check_missing') }),
})

export interface StopFormProps {
  /** ISO; null if the end is unknown */
  accessUntil: string | null
  status: SubscriptionStatus
  /** the user could pause instead */
  pausable?: boolean
  lastResult?: FormReport | undefined
  /** its button closes the dialog; default: a link goes back */
  inDialog?: boolean
}

/** Explains the effects of stopping, with the box to tick. The same form is in the modal and, without a script, on its page. */
export function StopForm({ accessUntil, status, pausable, lastResult, inDialog }: StopFormProps) {
  const { form, fields } = useForm(stopForm, { lastResult })
  const keep = t('account.subscription.modal.keep')
  return (
    <Form method="post" action={stopPath} {...form.props} className="grid gap-6">
      <BulletList items={cancellationEffects(status, accessUntil)} />
      <FormErrors form={form} />
      <Checkbox field={fields.understood} label={t('account.subscription.modal.check')} />
      <div className="flex flex-wrap gap-4">
        <SubmitButton>{t('account.subscription.modal.confirm')}</SubmitButton>
        {inDialog ? (
          <Button kind="secondary" data-closes>
            {keep}
          </Button>
        ) : (
          <LinkButton to="/account/subscription" kind="secondary">
            {keep}
          </LinkButton>
        )}
      </div>
      <a href="/account/export" download className={linkClass}>
        {t('account.subscription.modal.export')}
      </a>
      {pausable && (
        <Link to={pausePath} className={linkClass}>
          {t('account.subscription.pause.rather')}
        </Link>
      )}
    </Form>
  )
}
