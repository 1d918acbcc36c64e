/** A streamed response that stays open while the client is connected and authorised. */
export interface OpenStream {
  write(frame: string): void
  end(): void
  readonly ended: boolean
  /** the session or token that opened it, so that several streams of one session are checked once */
  readonly credential: string
  isStillIn(): Promise<boolean>
}
