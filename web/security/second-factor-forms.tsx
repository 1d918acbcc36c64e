import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { z } from 'zod'
import { otp } from '../../contracts/forms.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import type { Enrolment } from './enrolment.ts'

export const startSecondFactorForm = z.object({ what: z.literal('start') })
export const confirmSecondFactorForm = z.object({ what: z.literal('confirm'), href: z.string().max(1000), otp })

export function StartSecondFactorForm({ failure, children }: { failure: string | undefined; children: ReactNode }) {
  return (
    <Form method="post" className="grid justify-items-start gap-6">
      <input type="hidden" name="what" value="start" />
      <FormErrors form={{ errors: failure ? [failure] : [], errorId: 'start-problem' }} />
      <SubmitButton size="small">{children}</SubmitButton>
    </Form>
  )
}

function Picture({ picture: { size, path } }: Pick<Enrolment, 'picture'>) {
  return (
    <svg
      role="img"
      aria-label={t('account.security.picture')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 rounded-field bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Shows the secret as a picture to scan, a link and letters to type. The first code then proves that it was stored. */
export function ConfirmSecondFactorForm({
  enrolment,
  lastResult,
}: {
  enrolment: Enrolment
  lastResult: FormReport | undefined
}) {
  const { form, fields } = useForm(confirmSecondFactorForm, { lastResult })
  const { href, secret, picture } = enrolment
  return (
    <Form method="post" {...form.props} className="grid gap-6">
      <input type="hidden" name="what" value="confirm" />
      <input type="hidden" name="href" value={href} />
      <p>{t('account.security.scan')}</p>
      <Picture picture={picture} />
      <p>
        <a href={href} className="font-semibold underline">
          {t('account.security.open')}
        </a>
      </p>
      <div>
        <p className="mb-1 text-sm font-semibold">{t('account.security.secret')}</p>
        <p className="[font-family:ui-monospace,monospace] wrap-anywhere" translate="no">
          {secret}
        </p>
      </div>
      <FormErrors form={form} />
      <TextField
        field={fields.otp}
        label={t('account.security.code')}
        hint={t('account.security.code_hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <div>
        <SubmitButton size="small">{t('account.security.confirm')}</SubmitButton>
      </div>
    </Form>
  )
}

/** Shown once: only digests are stored. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div role="status" className="rounded-card bg-sage-light p-6 sm:p-8">
      <h2 className="display text-title-sm">{t('account.security.done')}</h2>
      <p className="mt-3">{t('account.security.codes')}</p>
      <ul className="mt-5 grid gap-x-8 gap-y-2 [font-family:ui-monospace,monospace] sm:grid-cols-2" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}
