import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { refuseBrokenFrames } from './refuseBrokenFrames.ts'

/** Reads frames as the library does, and dials a second time. */
function open() {
  const heard: unknown[] = []
  const reader = {
    provider: { connection: { events: new EventEmitter() } },
    registerProviderListeners() {
      reader.provider.connection.events.on('payload', (frame: unknown) => heard.push(frame))
    },
  }
  refuseBrokenFrames(reader)
  reader.registerProviderListeners()
  reader.provider = { connection: { events: new EventEmitter() } }
  reader.registerProviderListeners()
  const { events } = reader.provider.connection
  return { heard, events, say: (frame: unknown) => events.emit('payload', frame) }
}

const data = { topic: 'ab', message: 'AAAA', publishedAt: 1, tag: 1108 }
const frame = { id: 7, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 's', data } }

test.each([
  ['a message', frame],
  ['an answer', { id: 7, jsonrpc: '2.0', result: true }],
  ['an error', { id: 7, jsonrpc: '2.0', error: { code: -32000, message: 'no' } }],
  ['another request', { id: 7, jsonrpc: '2.0', method: 'irn_ping', params: null }],
])('default: %s passes', (_, given) => {
  const { heard, say } = open()
  say(given)
  expect(heard).toEqual([given])
})

test.each([
  ['null', null],
  ['nothing', undefined],
  ['a text', 'irn_subscription'],
  ['a list', [frame]],
  ['no version', { ...frame, jsonrpc: undefined }],
  ['no id', { jsonrpc: '2.0', result: true }],
  ['a method that is no text', { ...frame, method: 7 }],
  ['a message without parameters', { ...frame, params: undefined }],
  ['a message without data', { ...frame, params: { id: 's' } }],
  ['data that is null', { ...frame, params: { id: 's', data: null } }],
  ['no topic', { ...frame, params: { id: 's', data: { ...data, topic: undefined } } }],
  ['no text', { ...frame, params: { id: 's', data: { ...data, message: [] } } }],
])('error: %s is dropped', (_, given) => {
  const { heard, say } = open()
  say(given)
  expect(heard).toEqual([])
})

test('behavior: other events of the connection pass', () => {
  const { events } = open()
  const closed: unknown[] = []
  events.on('close', (reason: unknown) => closed.push(reason))
  events.emit('close', 'gone')
  expect(closed).toEqual(['gone'])
})
