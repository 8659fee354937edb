import * as v from 'valibot'
import type { WebhookMessage } from '../wire/dialect.ts'

const schema = v.object({ data: v.string() })

/** The same event in a token with other bytes. What is signed is the token, not the body. */
export function rewriteToken({ headers, body }: WebhookMessage): WebhookMessage {
  const { data } = v.parse(schema, JSON.parse(body))
  const [header, payload = '', signature] = data.split('.')
  const event = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const other = Buffer.from(JSON.stringify(event, null, 2)).toString('base64url')
  return { headers, body: JSON.stringify({ data: [header, other, signature].join('.') }) }
}
