import { expect, test } from 'vitest'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'
import { isFirstTime, noteParties } from './knownParties.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const pier = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const harbour = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'

function toRequest(...actions: readonly RequestAction[]): DecodedRequest {
  return {
    ...{ method: 'eth_sendTransaction', params: [], path: [], account, pinned: [], actions },
    ...{ namespace: 'eip155', chain: mainnetId, signedFor: mainnetId, findings: [] },
    ...{ level: 'plain', verdict: 'allow' },
  }
}

const pay = (to: string): RequestAction => ({ kind: 'transfer', token: undefined, amount: 1n, to })

function prepare() {
  const adapter = createFakeAdapter()
  const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  Object.assign(adapter, { rules: { isSameAddress } })
  const { kit } = createTestKit({ adapter })
  const isFirst = (address: string, part: Partial<DecodedRequest> = {}) =>
    isFirstTime(kit, { ...toRequest(), ...part }, address)
  return { kit, isFirst }
}

test('default: what the wallet agreed to is known from then on, in each spelling', () => {
  const { kit, isFirst } = prepare()
  expect(isFirst(pier)).toBe(true)
  noteParties(kit, toRequest(pay(pier)))
  expect([isFirst(pier), isFirst(pier.toUpperCase()), isFirst(harbour)]).toEqual([
    ...[false, false, true],
  ])
})

test('behavior: it is known of that account and chain alone', () => {
  const { kit, isFirst } = prepare()
  noteParties(kit, toRequest(pay(pier)))
  expect([isFirst(pier, { account: harbour }), isFirst(pier, { chain: baseId })]).toEqual([
    ...[true, true],
  ])
})

test('behavior: the visitor’s own account, and who was paid by Cleat’s own flow', () => {
  const { kit, isFirst } = prepare()
  expect(isFirst(account.toLowerCase())).toBe(false)
  kit.storage.set('paidReceivers', [
    ...[{ namespace: 'solana', address: pier }, 'anything'],
    { namespace: 'eip155', address: harbour },
  ])
  expect([isFirst(pier), isFirst(harbour)]).toEqual([true, false])
})

test('behavior: the newest 200 are kept, each once, and what is broken is left out', () => {
  const { kit, isFirst } = prepare()
  kit.storage.set('requestParties', [7, { account, chain: mainnetId, address: 5 }, null])
  expect(isFirst(pier)).toBe(true)
  noteParties(kit, toRequest(pay(pier)))
  noteParties(kit, toRequest(pay(pier)))
  expect(kit.storage.get('requestParties')).toEqual([{ account, chain: mainnetId, address: pier }])
  for (let count = 0; count < 200; count += 1)
    noteParties(kit, toRequest(pay(`0x${String(count).padStart(40, '0')}`)))
  expect(kit.storage.get('requestParties')).toHaveLength(200)
  expect(isFirst(pier)).toBe(true)
  const before = kit.storage.get('requestParties')
  noteParties(kit, toRequest({ kind: 'message', text: 'Hello' }))
  noteParties(kit, toRequest(pay('0x'.padEnd(129, '0'))))
  expect(kit.storage.get('requestParties')).toEqual(before)
})
