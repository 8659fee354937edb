import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { WebhookRefusedError } from '../api/webhookRefusedError.ts'
import { readTimedSignature } from './readTimedSignature.ts'

const secret = 'whsec_of_the_tests'
const now = 1_795_305_600_000
const rawBody = Buffer.from('{"a": 1}')

function sign({ key = secret, time = String(now / 1000), body = rawBody } = {}) {
  const signature = createHmac('sha256', key).update(`${time}.`).update(body).digest('hex')
  return `t=${time},v1=${signature}`
}
const read = (header: string, more: object = {}) =>
  readTimedSignature({ header, name: 'v1', secret, rawBody, now, ...more })

test('default', () => {
  expect(read(sign())).toBe(now)
  expect(read(`${sign()},v1=${'0'.repeat(64)}`)).toBe(now)
})

test.each([
  ['another key', sign({ key: 'other' }), {}],
  ['no secret', sign(), { secret: undefined }],
  ['a body that was written again', sign(), { rawBody: Buffer.from('{"a":1}') }],
  ['an old time', sign({ time: String(now / 1000 - 301) }), {}],
  ['another time than was signed', sign().replace(/t=\d+/, `t=${now / 1000 + 1}`), {}],
  ['no signature', 't=1', {}],
])('error: %s', (_, header, more) => {
  expect(() => read(header, more)).toThrow(WebhookRefusedError)
})

test('error: the reason for the log', () => {
  expect(() => read(sign(), { secret: undefined })).toThrow('there is no secret')
  expect(() => read(sign({ key: 'other' }))).toThrow('signature is of another key or body')
  expect(() => read('t=1')).toThrow('signature header is not what it should be')
  expect(() => read(sign({ time: String(now / 1000 - 301) }))).toThrow('time is off')
})
