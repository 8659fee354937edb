import { expect, test } from 'vitest'
import { isSignedAsAsked } from './isSignedAsAsked.ts'

const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const accountId = 'd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
/** `Balances.transfer_keep_alive` of 5. */
const method = `0x050300${'8e'.repeat(32)}14`
const payload = {
  ...{ address, method, era: '0x1503', nonce: '0x0000002a', tip: `0x${'0'.repeat(32)}` },
  signedExtensions: [
    ...['CheckNonZeroSender', 'CheckSpecVersion', 'CheckTxVersion', 'CheckGenesis'],
    ...['CheckMortality', 'CheckNonce', 'CheckWeight', 'ChargeTransactionPayment'],
    ...['PrevalidateAttests', 'CheckMetadataHash'],
  ],
}
const signature = `01${'ab'.repeat(64)}`

function write(parts: Partial<Record<'version' | 'signer' | 'extra' | 'method', string>> = {}) {
  const { version = '84', signer = accountId, extra = '1503a80000', method: call = method } = parts
  const body = `${version}00${signer}${signature}${extra}${call.replace(/^0x/, '')}`
  const size = ((body.length / 2) << 2) | 1
  const length = `${(size & 0xff).toString(16).padStart(2, '0')}${(size >> 8).toString(16).padStart(2, '0')}`
  return `0x${length}${body}`
}
const check = (signedTransaction: string, change: object = {}) =>
  isSignedAsAsked({ payload: { ...payload, ...change }, signedTransaction })

test('default: what was asked, and with the hash of the metadata', () => {
  expect(check(write())).toBe(true)
  expect(check(write({ extra: '1503a80001' }))).toBe(true)
})

test.each([
  ['another receiver', write({ method: method.replace('8e8e', '8f8e') })],
  ['another amount', write({ method: `${method.slice(0, -2)}18` })],
  ['another call before it', write({ method: `0x1a02080507${method.slice(2)}` })],
  ['another call after it', write({ method: `${method}00` })],
  ['another account', write({ signer: 'aa'.repeat(32) })],
  ['another nonce', write({ extra: '1503ac0000' })],
  ['a tip', write({ extra: '1503a81400' })],
  ['another lifetime', write({ extra: '0003a80000' })],
  ['no signature', write({ version: '04' })],
  ['a wrong length', `0x15${write().slice(4)}`],
  ['nothing', '0x'],
])('error: %s', (_, transaction) => {
  expect(check(transaction)).toBe(false)
})

test('error: what cannot be read', () => {
  expect(check(write(), { signedExtensions: ['CheckAnything'] })).toBe(false)
  expect(check(write(), { signedExtensions: undefined })).toBe(false)
  expect(check(write(), { nonce: 42 })).toBe(false)
  expect(check(write(), { address: 'nobody' })).toBe(false)
})
