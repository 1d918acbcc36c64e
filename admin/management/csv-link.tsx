import Button from '@mui/material/Button'
import { Download } from 'lucide-react'
import type { AnyCall } from '../../contracts/call.ts'
import { relayAddressOf } from '../../contracts/text/address.ts'
import { useList } from '../lists/list-provider.tsx'
import { managementWords as words } from './words.ts'

interface CsvLinkProps {
  call: AnyCall
  /** filter that the list always applies */
  filter?: Record<string, unknown>
}

/** Link to a CSV file with all rows of the filtered list. */
export function CsvLink({ call, filter: always }: CsvLinkProps) {
  const { filter } = useList()
  const { q, ...chosen } = filter as { q?: string }
  return (
    <Button
      component="a"
      href={relayAddressOf(call, {}, { q, filter: { ...chosen, ...always } })}
      download
      variant="outlined"
      color="inherit"
      startIcon={<Download aria-hidden size={18} />}
    >
      {words.csv}
    </Button>
  )
}
