// @vitest-environment node
import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import { expect, test } from 'vitest'
import {
  operationRoad,
  receiver,
  sponsor,
  toAllowanceRequest,
  toCallsRequest,
  token,
  toMessageRequest,
  toRemovalRequest,
  toTransactionRequest,
} from '../../test/requests.ts'
import { listPaid } from './listPaid.ts'
import { readRequest } from './readRequest.ts'

const list = (request: FrameRequest) => listPaid(request, readRequest(request).actions)
const chain = 'eip155:8453'
const ofToken = `${chain}:${token.toLowerCase()}`
const fee = { asset: chain, amount: 21_000n * 10n ** 9n }
const road = { ...operationRoad, sponsor }

test.each([
  ['a text', toMessageRequest('Ahoy'), []],
  ['an end of code', toRemovalRequest(), []],
  ['a coin', toTransactionRequest({ value: '0x7' }), [{ asset: chain, amount: 7n }, fee]],
  ['an allowance', toAllowanceRequest(5n), [{ asset: ofToken, amount: 5n }, fee]],
  ['no allowance', toAllowanceRequest(0n), []],
  ['an allowance without an end', toAllowanceRequest(), []],
  [
    'calls that are sponsored',
    toCallsRequest({ road }),
    [
      { asset: ofToken, amount: 5n },
      { asset: chain, amount: 7n },
    ],
  ],
  [
    'a collectible',
    toTransactionRequest({
      to: token,
      data: `0x42842e0e${[readWord(), receiver.slice(2), '7'].map((word) => word.padStart(64, '0')).join('')}`,
    }),
    [{ asset: `${ofToken}-7`, amount: expect.any(BigInt) }, fee],
  ],
])('default: %s', (_, request, paid) => {
  expect(list(request)).toEqual(paid)
})

test('behavior: what an account pays for its operation leaves with it', () => {
  const paid = list(toCallsRequest())
  expect(paid.at(-1)).toEqual({ asset: chain, amount: 100_000n * 10n ** 9n })
})

test('behavior: what a Safe pays leaves with it, and what it only says does not', () => {
  const inner = { kind: 'transfer', token: undefined, to: receiver, amount: 3n } as const
  const actions = [inner, { kind: 'message', text: 'Ahoy' } as const]
  const safe = { kind: 'safeTransaction', safe: receiver, isDelegateCall: false, actions } as const
  expect(listPaid(toMessageRequest('Ahoy'), [safe])).toEqual([{ asset: chain, amount: 3n }])
})

function readWord() {
  return toTransactionRequest({}).address.slice(2)
}
