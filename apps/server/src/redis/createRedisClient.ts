import { createClient, type RedisClientType } from '@redis/client'

export declare namespace createRedisClient {
  type Parameters = {
    url: string
    /** A command without an answer by then has failed, in milliseconds. */
    answerMs: number
  }
}

const connectMs = 5000
const reconnectWithinMs = 2000

/** A client that connects again where it was cut off. Commands fail meanwhile, and none is kept. */
export function createRedisClient({
  url,
  answerMs,
}: createRedisClient.Parameters): RedisClientType {
  return createClient({
    url,
    // A request without a known outcome must fail in time, so that its sender retries.
    disableOfflineQueue: true,
    commandOptions: { timeout: answerMs },
    pingInterval: connectMs,
    socket: {
      connectTimeout: connectMs,
      reconnectStrategy: (attempts) => Math.min(50 * 2 ** attempts, reconnectWithinMs),
    },
  })
}
