import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import type { UndeliverableContact } from '../../../contracts/support/staff-undeliverable-contacts.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Row, Rows } from '../../lists/row-link.tsx'
import { momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { undeliverableWords as texts } from './words.ts'

function ContactRows({ contacts }: { contacts: readonly UndeliverableContact[] }) {
  const { refetch } = useListContext()
  const [asked, setAsked] = useState<UndeliverableContact>()
  return (
    <>
      <Rows>
        {contacts.map((contact) => (
          <Row key={contact.uid}>
            <Typography
              component="span"
              dir="auto"
              sx={{ flex: '1 1 14rem', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {contact.email}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {texts.since(momentText(contact.date))}
            </Typography>
            <Button size="small" aria-label={texts.releaseOf(contact.email)} onClick={() => setAsked(contact)}>
              {texts.release}
            </Button>
          </Row>
        ))}
      </Rows>
      {asked && <ReleaseDialog contact={asked} onDone={() => void refetch()} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Contacts of the help desk whose address refused a mail for good. */
export default function UndeliverableList() {
  return (
    <ListFrame
      resource="undeliverable-contacts"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      Frame={ManagementPage}
      searchable={false}
    >
      <ListBody<UndeliverableContact & { id: string }> empty={texts.empty}>
        {(contacts) => <ContactRows contacts={contacts} />}
      </ListBody>
    </ListFrame>
  )
}
