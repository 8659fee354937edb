/** What an operator may decide of how much one client uses. */
export type RelayLimits = {
  /** Frames a second and socket, in the long run. Whoever sends more waits. 0 for no limit. */
  readonly framesPerSecond: number
  /** Sockets of one client address. 0 for no limit. */
  readonly socketsPerAddress: number
}

export const defaultLimits: RelayLimits = { framesPerSecond: 200, socketsPerAddress: 200 }

/** One message, as the text that is sent. */
export const maxMessageBytes = 1_000_000

/** One frame. A message and what is around it fit, also when it holds two or more that are small. */
export const maxFrameBytes = 1_250_000

export const minTtlSeconds = 1
export const maxTtlSeconds = 2_592_000

/** Topics, messages or subscriptions in one request. */
export const maxBatch = 500

export const maxSubscriptionsPerSocket = 5_000

/** What waits on one topic. Publishing more is refused until some of it is acknowledged or expires. */
export const maxKeptPerTopic = 1_000

/** What the file of the embedded store may grow to. */
export const maxStoreBytes = 1_000_000_000

/** What is pushed to a socket before an acknowledgement must come. The rest stays in the store. */
export const maxPushesUnderWay = 256
export const maxPushedBytesUnderWay = 2_000_000

/** One answer to a fetch. */
export const maxFetchedBytes = 1_000_000

/** What may wait to be sent to a socket that does not read, its answers among it. */
export const maxBufferedBytes = 6_000_000

/** How long a publication is remembered after it was stored, so that a retry of it is known as one. */
export const retryWindowMs = 600_000

/** How far a client’s clock may be off. Tokens are made anew for each connection. */
export const tokenLeewayMs = 180_000

/** Together they find a half-open connection within 30 s. */
export const pingEverySeconds = 25
export const pongWithinSeconds = 5

/** Connections that wait to be taken. After a restart all clients come at once, and who finds no place here tries again seconds later. */
export const listenBacklog = 4096
