import { createRoot } from 'react-dom/client'
import '@fontsource-variable/figtree'
import '@fontsource-variable/fraunces'
import './desk.css'
import { Desk } from './desk.tsx'
import { readPerson } from './person.ts'

const root = document.getElementById('desk')
if (!root) throw new Error('the page has no place for the back office')
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
createRoot(root).render(<Desk person={readPerson(root)} nonce={nonce} />)
