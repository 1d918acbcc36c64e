import { useQuery } from '@tanstack/react-query'
import { getStaffContact } from '../../../contracts/support/staff-contacts.ts'
import { callApi } from '../../../relay/call.ts'

/** Facts about an address that has written to the help desk. */
export const useContact = (uid: string) =>
  useQuery({
    queryKey: ['contact', uid],
    queryFn: async () => (await callApi(getStaffContact, { params: { uid } })).payload,
  })
