import { useQuery } from '@tanstack/react-query'
import { getStaffContact } from '../../../contracts/support/staff-contacts.ts'
import { callApi } from '../../../relay/call.ts'

/** An address of the help desk, as staff know it. */
export const useContact = (uid: string) =>
  useQuery({
    queryKey: ['contact', uid],
    queryFn: async () => (await callApi(getStaffContact, { params: { uid } })).payload,
  })
