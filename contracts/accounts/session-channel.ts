/** The BroadcastChannel by which the tabs of one browser, those of the back office too, tell each other of the session. */
export const sessionChannel = 'session'

/** The client events of the specification, and the beginning of a session. */
export type TabEvent = 'connect' | 'disconnect' | 'refresh' | 'metadataUpdate'

export interface TabMessage {
  event: TabEvent
  /** the uid and the roles that the page that tells was made for; '': a visitor */
  session: string
}
