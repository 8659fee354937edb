import { expect, test } from 'vitest'
import { readRefusal } from './readRefusal.ts'

const message = 'min relay fee not met, 100 < 110'
const quoted = `sendrawtransaction RPC error: {"code":-26,"message":"${message}"}`

test.each([
  ['with the number of the node', { code: -26, message }],
  ['in a sentence of the index', new Error(quoted)],
  ['as nothing but a sentence', quoted],
  [
    'within an error of the wallet',
    { code: -32603, message: 'Failed', error: { code: -26, message } },
  ],
  ['as a cause', new Error('Failed', { cause: new Error(quoted) })],
])('default: %s', (_, error) => {
  expect(readRefusal(error)).toBe(message)
})

test.each([
  [undefined],
  [{ code: 4001, message: 'User rejected' }],
  [{ code: -26 }],
  [{ code: -32603, message: 'Not enough coins' }],
  [new Error('RPC error: {"code":-32601,"message":"no such method"}')],
])('error: %j tells of something else', (error) => {
  expect(readRefusal(error)).toBeUndefined()
})
