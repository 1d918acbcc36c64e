import { siteWords } from '../site/words.ts'

const { legal } = siteWords

export type SettingName =
  | 'publisher'
  | 'postal-address'
  | 'contact-email'
  | 'data-protection-officer'
  | 'vat-mention'
  | 'mediator'
  | 'hosting'

export interface LegalFactField {
  setting: SettingName
  /** property of the setting; absent: the field is the whole setting */
  name?: string
  label: string
  help?: string
  /** type of the field, and whether it may be empty; default: a required text */
  kind?: 'number' | 'optional' | 'optional-number'
  multiline?: true
  autoComplete?: string
}

export interface LegalFactGroup {
  title: string
  fields: readonly LegalFactField[]
}

const ofCompany = (name: string, label: string, more: Partial<LegalFactField> = {}): LegalFactField => ({
  setting: 'publisher',
  name,
  label,
  ...more,
})

export const legalFactGroups: readonly LegalFactGroup[] = [
  {
    title: legal.company,
    fields: [
      ofCompany('name', legal.name, { autoComplete: 'organization' }),
      ofCompany('legalForm', legal.legalForm),
      ofCompany('capital', legal.capital, { help: legal.capitalHelp, kind: 'optional-number' }),
      ofCompany('siret', legal.siret, { help: legal.siretHelp }),
      ofCompany('register', legal.register, { help: legal.registerHelp }),
      ofCompany('vatNumber', legal.vatNumber, { help: legal.vatNumberHelp, kind: 'optional' }),
      ofCompany('vatRate', legal.vatRate, { help: legal.vatRateHelp, kind: 'number' }),
      { setting: 'vat-mention', label: legal.vatMention, help: legal.vatMentionHelp },
      { setting: 'postal-address', label: legal.address, multiline: true },
      { setting: 'contact-email', label: legal.email, kind: 'optional', autoComplete: 'email' },
      ofCompany('phone', legal.phone, { autoComplete: 'tel' }),
      ofCompany('director', legal.director, { help: legal.directorHelp }),
      { setting: 'data-protection-officer', label: legal.officer, help: legal.officerHelp, multiline: true },
    ],
  },
  {
    title: legal.dispute,
    fields: [
      { setting: 'mediator', name: 'name', label: legal.mediatorName },
      { setting: 'mediator', name: 'address', label: legal.mediatorAddress, multiline: true },
      { setting: 'mediator', name: 'website', label: legal.website },
    ],
  },
  {
    title: legal.host,
    fields: [
      { setting: 'hosting', name: 'name', label: legal.hostName },
      { setting: 'hosting', name: 'address', label: legal.hostAddress, multiline: true },
      { setting: 'hosting', name: 'phone', label: legal.hostPhone },
      { setting: 'hosting', name: 'country', label: legal.country },
      { setting: 'hosting', name: 'mailProvider', label: legal.mailProvider },
    ],
  },
]

export const keyOf = ({ setting, name }: Pick<LegalFactField, 'setting' | 'name'>): string =>
  name === undefined ? setting : `${setting}.${name}`

export const legalFactFields: readonly LegalFactField[] = legalFactGroups.flatMap(({ fields }) => fields)
