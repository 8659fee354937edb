import { expect, test } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { type Quirk, quirks, readQuirk } from './readQuirk.ts'

/** As wallets say it. */
const sentences: { readonly [words: string]: string } = {
  'account upgraded to unsupported contract': 'Account upgraded to unsupported contract',
  'eip-7702 not supported': 'EIP-7702 not supported on chain: 0x89',
  'response has no error or result for request':
    'JsonRpcEngine: Response has no error or result for request: {"method":"wallet_sendCalls"}',
  'feature toggled misconfigured': 'Magic RPC Error: [-32603] Feature toggled misconfigured',
  'missing or invalid. request()': 'Missing or invalid. request() method: wallet_sendCalls',
  'unsupported wc_ method': 'Unsupported wc_ method. wallet_sendCalls',
  'does not exist / is not available':
    'The method wallet_sendCalls does not exist / is not available.',
  'did not match any variant of untagged enum':
    'data did not match any variant of untagged enum EthRpcCall',
}

const say = (message: string) => {
  const cause = { code: -32603, message, data: { originalError: { message } } }
  const context = { wallet: 'Harbour', method: 'wallet_sendCalls' }
  return new CleatError('WALLET_ERROR', { context, cause })
}

test.each(quirks)('default: $rdns says “$words”', (row: Quirk) => {
  const error = say(sentences[row.words] ?? '')
  expect(readQuirk(error, row.rdns)).toBe(row)
  // What is known of one wallet is not said of another.
  expect(readQuirk(error, 'dev.cleat.harbour')).toBe(row.rdns === undefined ? row : undefined)
})

test.each([
  'User rejected the request.',
  'nonce too low',
  'The transaction was sent, and its answer was lost',
  '',
])('behavior: “%s” is no way to say so', (message) => {
  expect(readQuirk(say(message), 'io.metamask')).toBeUndefined()
})

test('behavior: what is no error', () => {
  for (const error of [undefined, null, 'no', 7, { message: 7 }])
    expect(readQuirk(error, undefined)).toBeUndefined()
})
