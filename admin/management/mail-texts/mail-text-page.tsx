import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { MailText, MailWords } from '../../../contracts/site/mail-texts.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { FormBar } from '../../forms/form-bar.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { LineField, ParagraphsField } from '../../forms/line-fields.tsx'
import { formWords } from '../../forms/words.ts'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { NamedPlaces } from '../../site/named-places.tsx'
import { MailPreview } from './mail-preview.tsx'
import { useMailText } from './use-mail-text.ts'
import { mailTextWords as texts } from './words.ts'

type Variable = MailText['variables'][number]

const placeOf = ({ name, label, sample, optional }: Variable) => {
  const text = `${label}, ${sample === null ? texts.noValue : texts.sample(sample)}`
  return { name, text: optional ? `${text} (${texts.optional})` : text }
}

interface FieldsProps {
  mail: MailText
  draft: MailWords
  faults: ReadonlyMap<string, string>
  change(part: Partial<MailWords>): void
}

const Fields = ({ mail, draft, faults, change }: FieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
    <LineField
      label={texts.subject}
      value={draft.subject}
      fault={faults.get('subject')}
      help={texts.subjectHelp(mail.original.subject)}
      max={150}
      onChange={(subject) => change({ subject })}
    />
    {(['opening', 'closing'] as const).map((part) => (
      <ParagraphsField
        key={part}
        label={texts[part]}
        value={draft[part]}
        fault={faults.get(part)}
        help={part === 'opening' ? texts.paragraphs : texts.closingHelp}
        max={4000}
        onChange={(html) => change({ [part]: html })}
      />
    ))}
  </Box>
)

/** Edits the subject of one kind of mail, and the owner's texts around its content. */
export default function MailTextPage() {
  const { uid = '' } = useParams()
  const form = useMailText(uid)
  const [restoring, setRestoring] = useState(false)
  const { mail, draft, notice } = form
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <AdminPage title={mail?.name} narrow>
      <LeaveGuard dirty={form.dirty} />
      <Link to="/mail-texts">{texts.back}</Link>
      {!mail && (
        <Typography role={notice ? 'alert' : 'status'} sx={{ mt: 2 }}>
          {notice?.text ?? formWords.loading}
        </Typography>
      )}
      {mail && draft && (
        <Box component="form" onSubmit={submit} noValidate>
          <Typography sx={{ mt: 2 }}>{mail.when}</Typography>
          <Fields mail={mail} draft={draft} faults={form.faults} change={form.change} />
          <NamedPlaces title={texts.variables} help={texts.variablesHelp} places={mail.variables.map(placeOf)} />
          <FormBar form={form}>
            <Button variant="outlined" color="inherit" onClick={() => void form.publish()}>
              {texts.publish}
            </Button>
            <Button color="inherit" onClick={() => void form.test()}>
              {texts.test}
            </Button>
            {(mail.own || mail.changed) && (
              <Button color="inherit" onClick={() => setRestoring(true)}>
                {texts.restore}
              </Button>
            )}
          </FormBar>
        </Box>
      )}
      {mail && <MailPreview mail={mail} />}
      {restoring && (
        <ConfirmDialog
          title={texts.restore}
          text={texts.restoreText}
          confirm={texts.restore}
          onConfirm={() => {
            setRestoring(false)
            void form.restore()
          }}
          onClose={() => setRestoring(false)}
        />
      )}
    </AdminPage>
  )
}
