import { expect, test } from 'vitest'
import { readDoubt } from './readDoubt.ts'

test.each([
  'already known',
  'AlreadyKnown',
  'transaction already-known',
  'Transaction already imported',
  'already processed',
  'This transaction has already been processed',
  'Transaction already in block chain',
  'known transaction: 5e',
  'Transaction with the same hash was already imported',
  'the node has this transaction already',
  'txn-same-nonwitness-data-in-mempool',
])('default: sent: %s', (message) => {
  expect(readDoubt({ message })).toBe('sent')
})

test.each([
  'nonce too low',
  'nonce is too low',
  'nonce already used',
  'nonce has already been used',
  'invalid nonce',
  'InvalidNonce',
  'old nonce',
  'OldNonce',
  'transaction underpriced',
  'replacement fee',
  'txn-mempool-conflict',
  'fee too low',
  'FeeTooLow',
  'queued cost exceeds balance',
  'Blockhash not found',
  'BlockhashNotFound',
  'block height exceeded',
  'BlockHeightExceeded',
  'before the chain took it',
  'bad-txns-inputs-missingorspent',
  'missing or spent',
  'Missing inputs',
  'Transaction is temporarily banned',
  'priority is too low',
  'immediately dropped',
  'cycle detected',
  'unknown transaction validity',
  'Transaction is outdated',
  'ancient birth block',
  'not valid any more',
  'Invalid.Stale',
  'Invalid.AncientBirthBlock',
  'Unknown.CannotLookup',
  'Node is behind by 5 slots',
  'node is unhealthy',
  'Minimum context slot has not been reached',
])('default: unknown: %s', (message) => {
  expect(readDoubt({ message })).toBe('unknown')
})

test.each([
  'Something else',
  'already informed',
  'alreadyxknown',
  'Invalid.Payment',
  'The wallet says Unknown.',
  '',
])('behavior: %j says neither', (message) => {
  expect(readDoubt({ message })).toBeUndefined()
})

test.each([undefined, null, 5, {}, { message: 5 }, { message: ['already known'] }])(
  'behavior: %j says neither',
  (error) => {
    expect(readDoubt(error)).toBeUndefined()
  },
)

test('behavior: the words may be a text alone, a line, or nested', () => {
  expect(readDoubt('already known')).toBe('sent')
  expect(readDoubt({ message: 'Failed:\nUnknown.CannotLookup' })).toBe('unknown')
  expect(readDoubt({ message: 'Failed', cause: 'Unknown.CannotLookup' })).toBe('unknown')
  expect(readDoubt({ message: 'nonce too low', cause: { message: 'already known' } })).toBe('sent')
})

test('behavior: words of two errors are not read as one', () => {
  expect(readDoubt({ message: 'already', cause: { message: 'known' } })).toBeUndefined()
})
