import { randomBytes } from 'node:crypto'

export function createTopic(): string {
  return randomBytes(32).toString('hex')
}

export function createMessage(bytes = 60): string {
  return randomBytes(bytes).toString('base64')
}

export declare namespace createPublish {
  type Parameters = { topic?: string; message?: string; ttl?: unknown; tag?: unknown }
}

/** Parameters of `irn_publish`. */
export function createPublish(parameters: createPublish.Parameters = {}) {
  return { topic: createTopic(), message: createMessage(), ttl: 300, tag: 1108, ...parameters }
}
