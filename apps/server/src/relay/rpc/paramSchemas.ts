import * as v from 'valibot'
import {
  maxBatch,
  maxMessageBytes,
  maxTtlSeconds,
  minTtlSeconds,
  usualTtlSeconds,
} from '../protocol/limits.ts'
import { isBase64 } from './isBase64.ts'

const topic = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{64}$/, 'A topic is 64 hexadecimal digits in lower case.'),
)

const message = v.pipe(
  v.string(),
  v.minLength(1, 'The message is empty.'),
  v.maxLength(maxMessageBytes, `A message has at most ${maxMessageBytes} bytes.`),
  v.check(isBase64, 'A message is base64.'),
)

const seconds = v.pipe(
  v.number('`ttl` is a number of seconds.'),
  v.integer('`ttl` is a whole number of seconds.'),
  v.minValue(minTtlSeconds, `\`ttl\` is at least ${minTtlSeconds} s.`),
  v.maxValue(maxTtlSeconds, `\`ttl\` is at most ${maxTtlSeconds} s.`),
)

const ttl = v.optional(seconds, usualTtlSeconds)
const tag = v.optional(v.pipe(v.number(), v.safeInteger()), 0)
const attestation = v.nullish(v.pipe(v.string(), v.maxLength(10_000)))

const publish = v.object({ topic, message, ttl, tag, attestation })
const subscribe = v.object({ topic })
const unsubscribe = v.object({ topic, id: v.pipe(v.string(), v.maxLength(64)) })

function batchOf<schema extends v.GenericSchema>(schema: schema) {
  return v.pipe(
    v.array(schema),
    v.minLength(1, 'The batch is empty.'),
    v.maxLength(maxBatch, `A batch has at most ${maxBatch} entries.`),
  )
}

/** The parameters of each method. */
export const paramSchemas = {
  irn_publish: publish,
  irn_batchPublish: v.object({ messages: batchOf(publish) }),
  irn_subscribe: subscribe,
  irn_batchSubscribe: v.object({ topics: batchOf(topic) }),
  irn_unsubscribe: unsubscribe,
  irn_batchUnsubscribe: v.object({ subscriptions: batchOf(unsubscribe) }),
  irn_fetchMessages: subscribe,
  irn_batchFetchMessages: v.object({ topics: batchOf(topic) }),
  wc_proposeSession: v.object({
    pairingTopic: topic,
    sessionProposal: message,
    ttl,
    attestation,
  }),
  wc_approveSession: v.object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: message,
    sessionSettlementRequest: message,
    ttl,
  }),
} as const
