/** Configurable limits per client. */
export type RelayLimits = {
  /** Average frames per second and socket. A faster sender is delayed. 0 for no limit. */
  readonly framesPerSecond: number
  /** Sockets per client address. 0 for no limit. */
  readonly socketsPerAddress: number
}

export const defaultLimits: RelayLimits = { framesPerSecond: 200, socketsPerAddress: 200 }

/** The size of one message, in bytes of its text. */
export const maxMessageBytes = 1_000_000

/** The size of one frame, with room for a message and its envelope. */
export const maxFrameBytes = 1_250_000

export const minTtlSeconds = 1
export const maxTtlSeconds = 2_592_000

/** How long a message is kept if its sender does not say. */
export const usualTtlSeconds = 300

/** How long a message is kept at most: a week, and the shorter the more it exceeds this size. */
export const maxKeptSeconds = 604_800
export const maxBytesOfLongLife = 16_000

/** Topics, messages or subscriptions per request. */
export const maxBatch = 500

export const maxSubscriptionsPerSocket = 5_000

/** Stored messages per topic. Further ones are refused until some are acknowledged or expire. */
export const maxKeptPerTopic = 1_000

/** What waiting messages may take of a store. The embedded store's file may be twice as large. */
export const storeBytes = 500_000_000

/** Subscriptions of all sockets, and of a network. */
export const maxSubscriptions = 1_000_000
export const maxSubscriptionsPerNetwork = 4 * maxSubscriptionsPerSocket

/** Unacknowledged pushes per socket. Further messages stay in the store. */
export const maxPushesUnderWay = 256
export const maxPushedBytesUnderWay = 1_000_000

/** Memory for pushes and answers of all sockets that were not yet taken, and of a network. */
export const maxUntakenBytes = 128_000_000
export const maxUntakenBytesPerNetwork = 4_000_000

/** Memory for messages of all sockets that have not arrived as a whole, and of a network. */
export const maxUnfinishedBytes = 128_000_000
export const maxUnfinishedBytesPerNetwork = 4_000_000

/** How long a message may take to arrive as a whole. */
export const maxMessageSeconds = 40

/** Bytes of requests of one socket that are under way. Above, it is not read. */
export const maxRequestedBytes = 1_500_000

/** A frame counts as one more for each of these bytes, and so does an answer to a fetch. */
export const bytesPerFrame = 1000

/** How many sockets' rates the sockets of one network have together. */
export const ratesPerNetwork = 5

/** The size of one answer to a fetch. */
export const maxFetchedBytes = 1_000_000

/** Unsent bytes per socket that does not read. */
export const maxBufferedBytes = 6_000_000

/** How long a stored publication is remembered, to recognize retries. */
export const retryWindowMs = 600_000

/** The tolerated clock skew of clients. Tokens are signed per connection. */
export const tokenLeewayMs = 180_000

/** Together they detect a half-open connection within 30 s. */
export const pingEverySeconds = 25
export const pongWithinSeconds = 5

/**
 * The backlog of unaccepted connections. After a restart all clients connect at once, and those
 * above the backlog retry only seconds later.
 */
export const listenBacklog = 4096
