import fc from 'fast-check'
import { createMessage, createTopic } from './samples.ts'

const topic = createTopic()
const message = createMessage()
const publish = { topic, message, ttl: 300, tag: 1108 }

/** Valid requests to mutate. */
const requests = [
  { method: 'irn_publish', params: publish },
  { method: 'irn_batchPublish', params: { messages: [publish, publish] } },
  { method: 'irn_subscribe', params: { topic } },
  { method: 'irn_batchSubscribe', params: { topics: [topic] } },
  { method: 'irn_unsubscribe', params: { topic, id: topic } },
  { method: 'irn_batchUnsubscribe', params: { subscriptions: [{ topic, id: topic }] } },
  { method: 'irn_fetchMessages', params: { topic } },
  { method: 'irn_batchFetchMessages', params: { topics: [topic] } },
  { method: 'wc_proposeSession', params: { pairingTopic: topic, sessionProposal: message } },
  {
    method: 'wc_approveSession',
    params: {
      pairingTopic: topic,
      sessionTopic: topic,
      sessionProposalResponse: message,
      sessionSettlementRequest: message,
    },
  },
].map((request, index) => ({ id: index + 1, jsonrpc: '2.0', ...request }))

const request = fc.constantFrom(...requests)
const text = request.map((frame) => JSON.stringify(frame))

/** Names that every object has, or that have a special meaning. */
const hostileName = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'length',
)

const hugeId = fc.oneof(
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 70n }).map(String),
  fc.integer({ min: 100, max: 2000 }).map((digits) => '9'.repeat(digits)),
  fc.integer({ min: 20, max: 400 }).map((exponent) => `1e${exponent}`),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.integer({ min: 65, max: 100_000 }).map((length) => `"${'i'.repeat(length)}"`),
)

/** Replaces one value of the frame at any depth. */
const wrongType = fc.tuple(request, fc.nat(), fc.jsonValue()).map(([frame, at, value]) => {
  let index = 0
  const places = JSON.stringify(frame).match(/":|[[,]"/g)?.length ?? 1
  return JSON.stringify(frame, (_key, present) => (index++ === 1 + (at % places) ? value : present))
})

const nested = fc
  .tuple(text, fc.constantFrom('[', '{"a":', '{"params":'), fc.integer({ min: 100, max: 100_000 }))
  .map(([frame, open, depth]) => {
    const close = open === '[' ? ']' : '}'
    const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
    return frame.replace('"params":', `"params":${deep},"rest":`)
  })

/** Text frames that are nearly requests, or arbitrary. */
export const anyTextFrame: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(text, fc.nat()).map(([frame, at]) => frame.slice(0, at % frame.length)),
  fc
    .tuple(text, fc.nat(), fc.string({ unit: 'binary', minLength: 1 }))
    .map(([frame, at, insert]) => {
      const place = at % frame.length
      return frame.slice(0, place) + insert + frame.slice(place + 1)
    }),
  wrongType,
  fc.tuple(text, hugeId).map(([frame, id]) => frame.replace(/"id":\d+/, `"id":${id}`)),
  fc.tuple(nested, hugeId).map(([frame, id]) => frame.replace(/"id":\d+/, `"id":${id}`)),
  nested,
  fc
    .tuple(request, fc.oneof(hostileName, fc.string()))
    .map(([frame, method]) => JSON.stringify({ ...frame, method })),
  fc
    .tuple(text, hostileName, fc.json())
    .map(([frame, name, value]) => frame.replaceAll('{', `{"${name}":${value},`)),
  fc
    .tuple(request, hostileName)
    .map(([frame, name]) => JSON.stringify({ ...frame, params: { [name]: frame.params } })),
  fc
    .tuple(request, fc.integer({ min: 900_000, max: 1_200_000 }))
    .map(([frame, length]) => JSON.stringify({ ...frame, more: 'x'.repeat(length) })),
  fc.json(),
)
