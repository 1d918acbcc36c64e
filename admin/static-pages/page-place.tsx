import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Navigation } from '../../contracts/administration/site-frame.ts'
import { getSiteSettings } from '../../contracts/administration/site-settings.ts'
import { changeSettings, staffSettings } from '../../contracts/administration/staff-system.ts'
import { isSitePageUid, pageAddress } from '../../contracts/articles/site-page-uids.ts'
import type { StaffPage } from '../../contracts/articles/staff-content.ts'
import { CallError, callApi, callFailures } from '../../relay/call.ts'
import { FieldGroup } from '../layout/field-group.tsx'
import { useNotify } from '../layout/notices.tsx'
import { usePerson } from '../person.ts'
import { findLinkPlaces, type LinkPlace, withLink, withoutLink } from './link-places.ts'
import { pageWords } from './words.ts'

const words = pageWords.place

interface Frame {
  navigation: Navigation
  /** null: the user may not change menu and footer */
  version: number | null
  /** the owner has an unpublished working copy of menu and footer */
  ahead: boolean
}

/** Reads menu and footer: the stored setting for the owner, the public settings for others. */
async function readFrame(owns: boolean): Promise<Frame> {
  if (!owns) return { ...(await callApi(getSiteSettings)).payload, version: null, ahead: false }
  const { payload } = await callApi(staffSettings.get, { params: { uid: 'navigation' } })
  return { navigation: payload.value as Navigation, version: payload.version, ahead: payload.draft !== undefined }
}

const sentenceOf = (error: unknown): string =>
  error instanceof CallError ? (error.violations[0]?.message ?? error.message) : callFailures.refused

/** Tells whether menu and footer link to the page. Only the owner can change that. */
export function PagePlace({ page: { uid, title, published } }: { page: StaffPage }) {
  const notify = useNotify()
  const owns = usePerson().roles.includes('admin')
  const [writing, setWriting] = useState(false)
  const { data: frame, refetch } = useQuery({
    queryKey: ['navigation', owns],
    queryFn: () => readFrame(owns),
    staleTime: 0,
  })
  if (!frame) return null
  const { navigation, version, ahead } = frame
  const address = pageAddress(uid)
  const placed = findLinkPlaces(navigation, address)
  const isAtFoot = isSitePageUid(uid) && uid !== 'about'

  async function put(place: LinkPlace, wanted: boolean): Promise<void> {
    if (version === null || writing) return
    setWriting(true)
    const value = wanted
      ? withLink(navigation, { place, address, title, columnTitle: words.column })
      : withoutLink(navigation, place, address)
    try {
      await callApi(changeSettings, { body: { settings: [{ uid: 'navigation', value, version }] } })
      notify(words.saved, { type: 'success' })
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
    await refetch()
    setWriting(false)
  }

  const choice = (place: LinkPlace) => (
    <FormControlLabel
      label={words[place]}
      control={
        <Switch
          checked={placed[place]}
          disabled={version === null || ahead}
          onChange={({ target }) => void put(place, target.checked)}
        />
      }
    />
  )
  const help = ahead ? words.ahead : version === null ? words.owners : published ? words.atOnce : words.later
  return (
    <FieldGroup title={words.title} help={help}>
      {choice('menu')}
      {isAtFoot ? <Typography>{words.law}</Typography> : choice('footer')}
      {version !== null && (
        <Link component={RouterLink} to="/navigation">
          {words.order}
        </Link>
      )}
    </FieldGroup>
  )
}
