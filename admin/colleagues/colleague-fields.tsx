import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { staffRole } from '../../contracts/accounts/roles.ts'
import { SwitchInput } from '../forms/switch-input.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { OpenDiscussions } from './open-discussions.tsx'
import { colleagueWords as words } from './words.ts'

function RolesInput({ form }: { form: RecordForm }) {
  const chosen = form.draft.roles as readonly string[]
  const fault = form.faults.get('roles')
  const choose = (role: string, isChosen: boolean) =>
    form.set(
      'roles',
      staffRole.options.filter((one) => (one === role ? isChosen : chosen.includes(one))),
    )
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend">{words.roles}</FormLabel>
      <FormGroup>
        {staffRole.options.map((role) => (
          <FormControlLabel
            key={role}
            label={words.roleNames[role]}
            control={
              <Checkbox checked={chosen.includes(role)} onChange={({ target }) => choose(role, target.checked)} />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{fault}</FormHelperText>
    </FormControl>
  )
}

export const colleagueFields = (form: RecordForm, isNew: boolean) => (
  <>
    <TextInput form={form} name="name" label={words.name} required max={100} />
    {isNew && <TextInput form={form} name="email" label={words.email} help={words.emailHelp} required max={254} />}
    <RolesInput form={form} />
    {!isNew && <SwitchInput form={form} name="suspended" label={words.suspended} />}
    {!isNew && (form.base.roles as readonly string[]).includes('coach') && (
      <OpenDiscussions coach={String(form.base.uid)} suspended={Boolean(form.draft.suspended)} />
    )}
  </>
)
