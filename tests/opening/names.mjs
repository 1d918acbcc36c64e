// Preloaded with NODE_OPTIONS=--import, so that a journey reaches only this machine. Resolves the installation's names
// from the file NAMES_FILE, instead of DNS and /etc/hosts.
import dns from 'node:dns'
import { readFileSync } from 'node:fs'

const names = () => JSON.parse(readFileSync(process.env.NAMES_FILE, 'utf8'))
const unknown = (name) => Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
const { lookup } = dns

dns.lookup = (name, options, callback) => {
  const done = callback ?? options
  const address = names().addresses[name]
  if (address === undefined) return lookup(name, options, callback)
  if (options.all) done(null, [{ address, family: 4 }])
  else done(null, address, 4)
}

dns.promises.resolve = async (name, type) => {
  const record = names().records[`${type} ${name}`]
  if (record === undefined) throw unknown(name)
  return [[record]]
}
