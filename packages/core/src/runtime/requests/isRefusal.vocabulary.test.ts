import { describe, expect, test } from 'vitest'
import { readSendOutcome } from '../../contract/adapter/readSendOutcome.ts'
import { translateProviderError } from '../../contract/adapter/translateProviderError.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { type SendError, sendErrors } from '../../test/sendErrors.ts'
import { explain } from './explain.ts'
import { isRefusal } from './isRefusal.ts'

const { kit } = createTestKit()
const request: WalletRequest = {
  type: 'provider:request',
  method: 'eth_sendTransaction',
  view: {
    namespace: 'eip155',
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    caipNetworkId: mainnetId,
    wallet: 'Wallet A',
  },
}

/** What a node says. Libraries translate a wallet's own codes. */
const isOfNode = ({ code }: SendError) => code <= -32000 && code !== -32601

/** The shapes in which wallets and libraries pass an error on. */
const shapes: Record<string, (error: SendError) => unknown> = {
  plain: ({ code, message }) => ({ code, message }),
  viem: (error) => new Error('Transaction failed', { cause: { ...error } }),
  ethers: (error) => Object.assign(new Error('e'), { info: { error: { ...error } } }),
}

describe.each(Object.keys(shapes))('%s', (name) => {
  const rows = name === 'plain' ? sendErrors : sendErrors.filter(isOfNode)
  test.each(rows)('$client: $code $message is $outcome', (row) => {
    const error = shapes[name]?.(row)
    const translated = translateProviderError({
      ...{ error, doing: 'request', wallet: 'Wallet A', subject: 'eth_sendTransaction' },
    })
    const shown = explain(kit, request, translated) as typeof translated
    expect(isRefusal(shown)).toBe(row.outcome === 'not-sent')
    if (row.outcome === 'sent') expect(readSendOutcome(error)).toBe('sent')
    else if (row.outcome === 'unknown') expect(readSendOutcome(error)).toBe('unknown')
  })
})

test('behavior: one answer among several that leaves doubt is enough', () => {
  const both = {
    ...{ code: -32000, message: 'insufficient funds' },
    cause: { code: -32000, message: 'already known' },
  }
  expect(readSendOutcome(both)).toBe('sent')
  expect(readSendOutcome({ ...both, cause: { message: 'nonce too low' } })).toBe('unknown')
})

test.each([undefined, null, 'text', 5, {}, { code: -32000, message: 'Something new' }])(
  'error: %j is unknown',
  (error) => {
    expect(readSendOutcome(error)).toBe('unknown')
  },
)
