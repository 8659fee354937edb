import type { TxEvent } from 'polkadot-api'
import { expect, test } from 'vitest'
import { readTxEvent } from './readTxEvent.ts'

const txHash = `0x${'5e'.repeat(32)}` as const
const block = { hash: `0x${'b1'.repeat(32)}`, number: 1, index: 0 } as const
const included = { type: 'txBestBlocksState', txHash, found: true, block } as const
const failure = { type: 'Token', value: { type: 'FundsUnavailable', value: undefined } }

test('default', () => {
  expect(readTxEvent({ ...included, events: [], ok: true } satisfies TxEvent)).toEqual({
    hash: txHash,
  })
})

test.each([
  { type: 'signed', txHash },
  { type: 'broadcasted', txHash },
  { type: 'txBestBlocksState', txHash, found: false, isValid: true },
] satisfies TxEvent[])('behavior: $type decides nothing', (event) => {
  expect(readTxEvent(event)).toBeUndefined()
})

test('error: TRANSACTION_FAILED with the hash, of one that failed in a block', () => {
  const event = { ...included, events: [], ok: false, dispatchError: failure } satisfies TxEvent
  const read = () => readTxEvent(event)
  expect(read).toThrow(
    expect.objectContaining({
      code: 'TRANSACTION_FAILED',
      context: { reason: expect.any(String), hash: txHash },
    }),
  )
})

test('error: one that is not valid any more may be in the chain, so its hash is no proof', () => {
  const read = () =>
    readTxEvent({ type: 'txBestBlocksState', txHash, found: false, isValid: false })
  expect(read).toThrow(
    expect.objectContaining({
      code: 'TRANSACTION_FAILED',
      // With a hash it would count as included and failed.
      context: { reason: 'the transaction is not valid any more', hash: undefined },
      details: expect.stringContaining(txHash),
    }),
  )
})
