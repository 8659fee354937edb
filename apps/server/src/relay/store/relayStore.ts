/** What a client published, before it has a place. */
export type NewMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | undefined
  /** In milliseconds. */
  readonly publishedAt: number
  readonly expiresAt: number
}

export type KeptMessage = NewMessage & {
  /** Grows with every message of the store, and is never given twice. */
  readonly position: number
  /** Who published it, and so must not get it. */
  readonly sender: string
}

/** The messages of one request. They are kept all or not at all. */
export type Publication = {
  readonly sender: string
  /** The id that the sender gave the request. A retry has the same. */
  readonly requestId: string
  /** The same for the same content. */
  readonly digest: string
  readonly messages: readonly NewMessage[]
}

/**
 * `kept`: now. `repeated`: it was before, so nothing was done. `conflict`: the same sender used the id for something else. `full`: too
 * many messages wait on one of the topics.
 */
export type AppendOutcome = 'kept' | 'repeated' | 'conflict' | 'full'

export type StoreListener = {
  /** Called once for each message that was appended. */
  onMessage(message: KeptMessage): void
  /** Messages may have been appended without `onMessage`. */
  onGap(): void
}

/**
 * Where messages wait until somebody acknowledges them or they expire. All processes that share a store deliver what any of them was
 * given.
 */
export type RelayStore = {
  /** Resolves when the messages outlive this process, and rejects when that cannot be said. */
  append(publication: Publication): Promise<AppendOutcome>
  /** What waits on a topic behind a position, oldest first. Fewer than the limit are all there are. */
  read(parameters: RelayStore.ReadParameters): Promise<readonly KeptMessage[]>
  /** The message reached its reader. It may still be there after a crash. */
  acknowledge(message: Pick<KeptMessage, 'topic' | 'position'>): void
  /** Resolves when messages appended from now on to these topics, by whichever process, reach the listener. */
  watch(topics: readonly string[]): Promise<void>
  unwatch(topic: string): void
  /** There is one listener. */
  listen(listener: StoreListener): void
  /** Rejects while nothing can be kept. */
  check(): Promise<void>
  close(): Promise<void>
}

export declare namespace RelayStore {
  type ReadParameters = { topic: string; after: number; limit: number }
}
