/** The BroadcastChannel by which a browser's tabs, including the back office, notify each other of changes of the session. */
export const sessionChannel = 'session'

/** Events that tabs announce: the session began, ended or has other roles (`refresh`), or the metadata changed. */
export type TabEvent = 'connect' | 'disconnect' | 'refresh' | 'metadataUpdate'

export interface TabMessage {
  event: TabEvent
  /** uid and roles for which the sending page was rendered; '': a visitor */
  session: string
}
