import Button from '@mui/material/Button'
import { Download } from 'lucide-react'
import { useListContext } from 'ra-core'
import type { AnyCall } from '../../contracts/call.ts'
import { relayAddressOf } from '../../contracts/text/address.ts'
import { managementWords as words } from './words.ts'

/** Every row of the list with its filters, as a file. */
export function CsvLink({ call }: { call: AnyCall }) {
  const { filterValues } = useListContext()
  const { q, ...filter } = filterValues as { q?: string }
  return (
    <Button
      component="a"
      href={relayAddressOf(call, {}, { q, filter })}
      download
      variant="outlined"
      color="inherit"
      startIcon={<Download aria-hidden size={18} />}
    >
      {words.csv}
    </Button>
  )
}
