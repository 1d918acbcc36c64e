import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { maxMenuCharacters, type Navigation, type SiteLink } from '../../contracts/administration/site-frame.ts'
import { defaultNavigation } from '../../contracts/administration/start-frame.ts'
import { LineField } from '../forms/line-fields.tsx'
import { ListFields } from '../forms/list-fields.tsx'
import { FieldGroup, twoColumns } from '../layout/field-group.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { siteWords } from '../site/words.ts'
import { FrameForm } from './frame-form.tsx'
import { useNavigationForm } from './use-frame.ts'
import { frameWords } from './words.ts'

const words = frameWords.navigation

interface LinksProps {
  links: readonly SiteLink[]
  most: number
  /** path under which the server reports violations */
  path: string
  faults: ReadonlyMap<string, string>
  onChange(links: SiteLink[]): void
}

const Links = ({ links, most, path, faults, onChange }: LinksProps) => (
  <>
    {faults.get(path) && (
      <Typography role="alert" color="error">
        {faults.get(path)}
      </Typography>
    )}
    <ListFields<SiteLink>
      items={links}
      most={most}
      add={words.addLink}
      empty={{ label: '', to: '' }}
      onChange={onChange}
    >
      {(link, place, change) => (
        <Box sx={twoColumns}>
          <LineField
            label={words.label}
            value={link.label}
            fault={faults.get(`${path}.${place}.label`)}
            max={40}
            onChange={(label) => change({ ...link, label })}
          />
          <LineField
            label={words.to}
            value={link.to}
            fault={faults.get(`${path}.${place}.to`)}
            help={words.toHelp}
            onChange={(to) => change({ ...link, to: to.trim() })}
          />
        </Box>
      )}
    </ListFields>
  </>
)

function NavigationForm() {
  const form = useNavigationForm()
  const { draft, faults, notice } = form
  if (!draft) return <Typography role="status">{notice?.text ?? siteWords.loading}</Typography>
  const { navigation } = draft
  const set = (part: Partial<Navigation>) => form.setDraft({ navigation: { ...navigation, ...part } })
  return (
    <FrameForm form={form} shownOn={{ '/': frameWords.workingCopy.home }}>
      <FieldGroup title={words.menu} help={words.menuHelp(maxMenuCharacters)}>
        <Links
          links={navigation.menu}
          most={6}
          path="navigation.menu"
          faults={faults}
          onChange={(menu) => set({ menu })}
        />
      </FieldGroup>
      <FieldGroup title={words.footer}>
        <LineField
          label={words.claim}
          value={navigation.claim}
          fault={faults.get('navigation.claim')}
          help={navigation.claim === defaultNavigation.claim ? words.starting : undefined}
          max={120}
          onChange={(claim) => set({ claim })}
        />
        <ListFields<Navigation['footer'][number]>
          items={navigation.footer}
          most={2}
          add={words.addColumn}
          empty={{ title: '', links: [] }}
          onChange={(footer) => set({ footer })}
        >
          {(column, place, change) => (
            <>
              <LineField
                label={words.column}
                value={column.title}
                fault={faults.get(`navigation.footer.${place}.title`)}
                max={40}
                onChange={(title) => change({ ...column, title })}
              />
              <Links
                links={column.links}
                most={8}
                path={`navigation.footer.${place}.links`}
                faults={faults}
                onChange={(links) => change({ ...column, links })}
              />
            </>
          )}
        </ListFields>
      </FieldGroup>
    </FrameForm>
  )
}

/** Links of every page's menu and footer. */
export default function NavigationPage() {
  return (
    <AdminPage intro={words.intro} narrow>
      <NavigationForm />
    </AdminPage>
  )
}
