import { createRoot } from 'react-dom/client'
import '@fontsource-variable/figtree'
import '@fontsource-variable/fraunces'
import './colours/colours.css'
import './admin-app.css'
import { AdminApp } from './admin-app.tsx'
import { showScheme } from './colours/scheme.ts'
import { followSession } from './follow-session.ts'
import { readPerson } from './person.ts'

const root = document.getElementById('back-office')
if (!root) throw new Error('the page has no place for the back office')
showScheme()
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const person = readPerson(root)
followSession(person)
createRoot(root).render(<AdminApp person={person} nonce={nonce} />)
