import { Checkbox } from '../ui/fields/checkbox.tsx'
import { ChoiceCards } from '../ui/fields/choice-cards.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { createSpecimenField, Specimens } from './specimen.tsx'

const options = ['Vie', 'Amour'].map((label) => ({ value: label, label }))
const choices = [
  { value: 'life', title: 'Vie', text: 'Retrouver un cap' },
  { value: 'love', title: 'Amour', text: 'Se rencontrer, durer' },
]
const wrong = { errors: ['Ce champ est à corriger.'] }

export function Fields() {
  return (
    <Specimens title="Champs">
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        <TextField field={createSpecimenField('empty')} label="Vide" placeholder="Exemple" />
        <TextField
          field={createSpecimenField('hint', { defaultValue: 'Camille' })}
          label="Rempli"
          hint="Avec une aide."
        />
        <TextField field={createSpecimenField('wrong', { ...wrong, defaultValue: 'camille@' })} label="En erreur" />
        <TextField field={createSpecimenField('optional', { required: false })} label="Facultatif" />
        <PasswordField field={createSpecimenField('password')} label="Mot de passe" autoComplete="new-password" />
        <Select
          field={createSpecimenField('select')}
          label="Choix dans une liste"
          options={options}
          placeholder="Choisir"
        />
        <TextArea field={createSpecimenField('text', { defaultValue: 'Bonjour.' })} label="Texte" limit={10} rows={3} />
        <TextArea field={createSpecimenField('text-wrong', wrong)} label="Texte en erreur" rows={3} />
        <Checkbox field={createSpecimenField('box')} label="Case à cocher" />
        <Checkbox field={createSpecimenField('box-on', { defaultChecked: true })} label="Case cochée" />
        <Checkbox field={createSpecimenField('box-wrong', wrong)} label="Case en erreur" />
      </div>
      <div className="mt-10 grid gap-8">
        <ChoiceCards
          field={createSpecimenField('choice', { defaultValue: 'life' })}
          legend="Cartes à choisir"
          choices={choices}
        />
        <ChoiceCards field={createSpecimenField('choice-wrong', wrong)} legend="Sans choix" choices={choices} />
      </div>
    </Specimens>
  )
}
