import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getStaffContact, linkSamePerson, unlinkSamePerson } from '../../../contracts/support/staff-contacts.ts'
import { listStaffTickets } from '../../../contracts/support/staff-tickets.ts'
import { callApi } from '../../../relay/call.ts'
import { CardPart, plainList, wrapAnywhereStyle } from './card-part.tsx'
import { useContact } from './use-contact.ts'
import { personWords as words } from './words.ts'

/** @throws if no contact ticket came from that address */
async function contactAt(email: string): Promise<string> {
  const { payload } = await callApi(listStaffTickets, {
    query: { q: email, filter: { type: 'contact' }, perPage: '20' },
  })
  const found = payload.find(({ contact }) => contact.email.toLowerCase() === email.toLowerCase())
  if (!found) throw new Error(words.noSuchAddress)
  return found.contact.uid
}

/** Other known addresses of the person. */
export function SamePerson({ contact }: { contact: string }) {
  const queryClient = useQueryClient()
  const { data } = useContact(contact)
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  async function act(work: () => Promise<unknown>): Promise<void> {
    setFault(undefined)
    try {
      await work()
      setEmail('')
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    }
    await Promise.all(['contact', 'person'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  }
  if (!data) return null
  const link = (event: FormEvent) => {
    event.preventDefault()
    void act(async () =>
      callApi(linkSamePerson, {
        params: { uid: contact },
        body: { contact: await contactAt(email.trim()), version: data.version },
      }),
    )
  }
  const unlink = (uid: string) =>
    act(async () => {
      const { payload } = await callApi(getStaffContact, { params: { uid } })
      await callApi(unlinkSamePerson, { params: { uid }, query: { version: String(payload.version) } })
    })
  return (
    <CardPart title={words.samePerson}>
      <Box component="ul" sx={plainList}>
        {data.samePerson.map((one) => (
          <Box component="li" key={one.uid} sx={wrapAnywhereStyle}>
            {one.email}{' '}
            <Button
              size="small"
              color="inherit"
              aria-label={words.unlinkOf(one.email)}
              onClick={() => void unlink(one.uid)}
            >
              {words.unlink}
            </Button>
          </Box>
        ))}
      </Box>
      <Box component="form" onSubmit={link} sx={{ display: 'grid', gap: 1, mt: 1 }}>
        <TextField
          fullWidth
          type="email"
          label={words.otherAddress}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={fault !== undefined}
          helperText={fault ?? words.samePersonHelp}
          slotProps={{ formHelperText: { role: fault ? 'alert' : undefined } }}
          autoComplete="off"
        />
        <Box>
          <Button type="submit" variant="outlined" color="inherit" disabled={email.trim() === ''}>
            {words.link}
          </Button>
        </Box>
      </Box>
    </CardPart>
  )
}
