import { Form, redirect } from 'react-router'
import { withdrawGift } from '../../../contracts/subscriptions/gifts.ts'
import { siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { IdempotencyField } from '../../forms/idempotency-field.tsx'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { withdrawGiftForm } from '../../gift/gift-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { ContractPage } from '../../subscription/contract-page.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Route } from './+types/gift-withdraw'

export const handle: PageFacts = { shortFooter: true, title: 'titles.gift_withdraw', unsent: 'flash.savingFailed' }

export const loader = ({ url }: Route.LoaderArgs) => ({
  done: url.searchParams.has('done'),
  key: crypto.randomUUID() as string,
})

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, withdrawGiftForm)
  if (form.problem) return form.problem
  const { gift: code, email } = form.value
  try {
    await context.get(siteContext).api.call(withdrawGift, {
      body: { code, email },
      idempotencyKey: form.idempotencyKey,
    })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, []))
  }
  return redirect('/gift/withdraw?done=1')
}

export default function GiftWithdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields } = useForm(withdrawGiftForm, { lastResult: actionData })
  return (
    <ContractPage title={t('account.gift.withdraw.title')} lead={t('account.gift.withdraw.lead')}>
      {loaderData.done ? (
        <p role="status" className="text-lead">
          {t('account.gift.withdraw.done')}
        </p>
      ) : (
        <Form method="post" {...form.props} className="grid gap-6">
          <IdempotencyField value={loaderData.key} />
          <FormErrors form={form} />
          <TextField field={fields.gift} label={t('account.gift.use.code')} autoComplete="off" spellCheck={false} />
          <EmailField
            field={fields.email}
            label={t('account.gift.email')}
            hint={t('account.gift.withdraw.email_hint')}
          />
          <SubmitButton>{t('account.gift.withdraw.confirm')}</SubmitButton>
        </Form>
      )}
    </ContractPage>
  )
}
