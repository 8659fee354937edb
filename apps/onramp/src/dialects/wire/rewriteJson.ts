import type { WebhookMessage } from './dialect.ts'

/** The same JSON in other bytes. */
export function rewriteJson({ headers, body }: WebhookMessage): WebhookMessage {
  return { headers, body: JSON.stringify(JSON.parse(body), null, 2) }
}
