import type { AuthProvider } from 'ra-core'
import { redirectToSignIn } from '../api/sign-in.ts'
import type { Person } from '../person.ts'

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0

/** Signing in and out happens on the site, which serves the back office's page to signed-in staff only. */
export const createAuthProvider = (person: Person): AuthProvider => ({
  login: async () => redirectToSignIn(),
  async logout() {
    location.assign('/logout')
    return false
  },
  checkAuth: async () => undefined,
  async checkError(error: unknown) {
    if (statusOf(error) === 401) redirectToSignIn()
  },
  getIdentity: async () => ({ id: person.uid, fullName: person.email }),
  getPermissions: async () => person.roles,
})
