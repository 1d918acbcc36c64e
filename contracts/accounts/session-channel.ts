/** The BroadcastChannel by which a browser's tabs, including the back office, notify each other of changes of the session. */
export const sessionChannel = 'session'

/** The client events of the specification, and the beginning of a session. */
export type TabEvent = 'connect' | 'disconnect' | 'refresh' | 'metadataUpdate'

export interface TabMessage {
  event: TabEvent
  /** uid and roles for which the sending page was rendered; '': a visitor */
  session: string
}
