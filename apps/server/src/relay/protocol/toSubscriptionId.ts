import { hash } from 'node:crypto'

/** The id of a subscription. Clients compute the same id without waiting for it. */
export function toSubscriptionId(topic: string, clientId: string): string {
  return hash('sha256', topic + clientId)
}
