/** What changed, without how: who hears it reads the database. */
export type Topic = `account:${string}` | `session:${string}` | `handoff:${string}`

/** Says to all processes of the service that something changed. */
export type Signals = {
  /** Once it is in the database. Never throws: what is lost is seen a little later. */
  publish(topic: Topic): void
  /** @returns the unsubscribe function */
  subscribe(topic: Topic, listener: () => void): () => void
  /** How many listeners there are. */
  count(): number
  close(): Promise<void>
}
