/** A published message without a position. */
export type NewMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly attestation: string | undefined
  /** In milliseconds since 1970. */
  readonly publishedAt: number
  readonly expiresAt: number
}

export type KeptMessage = NewMessage & {
  /** Ascending over the whole store, and never reused. */
  readonly position: number
  /** The publisher, who must not receive it. */
  readonly sender: string
}

/** The messages of one request. They are stored atomically. */
export type Publication = {
  readonly sender: string
  /** The key of the sender's network, which has a quota. Only a hash of it is kept. */
  readonly network?: string | undefined
  /** The sender's request id. A retry has the same. */
  readonly requestId: string
  /** Equal for equal content. */
  readonly digest: string
  readonly messages: readonly NewMessage[]
}

/**
 * `kept`: stored. `repeated`: stored before. `conflict`: the sender used the id for other content.
 * `full`: a topic has too many messages. `overdrawn`: the topic, the sender or the sender's network
 * has no room left for its messages.
 */
export type AppendOutcome = 'kept' | 'repeated' | 'conflict' | 'full' | 'overdrawn'

export type StoreListener = {
  /** Called once per appended message. */
  onMessage(message: KeptMessage): void
  /** Messages may have been appended without `onMessage`. */
  onGap(): void
}

/**
 * Stores messages until they are acknowledged or expire. Processes with a common store deliver each
 * other's messages.
 */
export type RelayStore = {
  /** Resolves when the messages survive this process. Rejects if that is unknown. */
  append(publication: Publication): Promise<AppendOutcome>
  /** Reads a topic's messages after a position, oldest first, and no text that it does not return. */
  read(parameters: RelayStore.ReadParameters): Promise<RelayStore.Page>
  /** Marks a message as delivered. After a crash it may still be there. */
  acknowledge(message: Pick<KeptMessage, 'topic' | 'position'>): void
  /** Resolves when later messages of any process on these topics reach the listener. */
  watch(topics: readonly string[]): Promise<void>
  unwatch(topic: string): void
  /** There is one listener. */
  listen(listener: StoreListener): void
  /** Rejects while nothing can be stored. */
  check(): Promise<void>
  close(): Promise<void>
}

export declare namespace RelayStore {
  type ReadParameters = {
    topic: string
    after: number
    /** The most messages. */
    limit: number
    /** The most bytes of messages, but at least one message. */
    maxBytes: number
    /** Leaves out the messages of this sender. */
    except?: string | undefined
  }
  type Page = {
    readonly messages: readonly KeptMessage[]
    /** Whether there are no others. */
    readonly isAll: boolean
  }
}
