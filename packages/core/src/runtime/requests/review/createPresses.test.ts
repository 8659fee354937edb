import { expect, test } from 'vitest'
import type { DecodedRequest, RequestRule } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { mainnetId } from '../../../test/networks.ts'
import { createPresses } from './createPresses.ts'

const one = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const other = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'

function toRequest(rule: RequestRule, ...actions: readonly RequestAction[]): DecodedRequest {
  return {
    ...{ method: 'eth_sendTransaction', params: [], path: ['eth_sendTransaction'], account: one },
    ...{ namespace: 'eip155', chain: mainnetId, signedFor: mainnetId, pinned: [] },
    ...{ actions, level: 'caution', verdict: 'confirm' },
    findings: actions.map((action) => ({ rule, level: 'caution', action })),
  }
}

const call = (value: bigint, selector?: string): RequestAction => ({
  ...{ kind: 'call', to: other, value, selector },
})
const approve = (amount: bigint | 'any', until?: bigint): RequestAction => ({
  ...{ kind: 'approve', token: other, spender: one, amount, until, isSignature: true },
})

test('default: a call of the same function with no more coins', () => {
  const presses = createPresses()
  const pressed = toRequest('call-value', call(5n, '0x12345678'))
  expect(presses.covers(pressed)).toBe(false)
  presses.add(pressed)
  expect(presses.covers(pressed)).toBe(true)
  expect(presses.covers(toRequest('call-value', call(6n, '0x12345678')))).toBe(false)
  expect(presses.covers(toRequest('call-value', call(5n, '0x87654321')))).toBe(false)
  expect(presses.covers(toRequest('call-value', call(5n)))).toBe(false)
})

test('behavior: a press counts by whole parts, wherever they end', () => {
  const presses = createPresses()
  const as = (method: string, account: string) => ({
    ...{ ...toRequest('call-value', call(5n)), method, account },
  })
  presses.add(as('ab', 'c'))
  presses.add({ ...toRequest('approve-spender', approve(5n)), method: 'ab', account: 'c' })
  expect(presses.covers(as('ab', 'c'))).toBe(true)
  expect(presses.covers(as('a', 'bc'))).toBe(false)
  const moved = { ...toRequest('approve-spender', approve(5n)), method: 'a', account: 'bc' }
  expect(presses.covers(moved)).toBe(false)
})

test('behavior: a press for an amount says nothing of any amount', () => {
  const presses = createPresses()
  presses.add(toRequest('approve-any', approve(5n)))
  expect(presses.covers(toRequest('approve-any', approve('any')))).toBe(false)
  presses.add(toRequest('approve-any', approve('any')))
  expect(presses.covers(toRequest('approve-any', approve('any')))).toBe(true)
})

test('behavior: every finding has to be covered', () => {
  const presses = createPresses()
  presses.add(toRequest('approve-spender', approve(5n)))
  const two = toRequest('approve-spender', approve(5n), { ...approve(5n), spender: other } as never)
  expect(presses.covers(two)).toBe(false)
})

test('behavior: a lesser press takes nothing back', () => {
  const presses = createPresses()
  presses.add(toRequest('approve-any', approve('any')))
  presses.add(toRequest('approve-any', approve(1n)))
  expect(presses.covers(toRequest('approve-any', approve('any')))).toBe(true)
})

test('behavior: an allowance that ends says nothing of one that does not', () => {
  const presses = createPresses()
  presses.add(toRequest('approve-spender', approve(5n, 100n)))
  expect(presses.covers(toRequest('approve-spender', approve(5n, 200n)))).toBe(true)
  expect(presses.covers(toRequest('approve-spender', approve(5n)))).toBe(false)
  const endless = createPresses()
  endless.add(toRequest('approve-spender', approve(5n)))
  expect(endless.covers(toRequest('approve-spender', approve(5n)))).toBe(true)
  expect(endless.covers(toRequest('approve-spender', approve(5n, 100n)))).toBe(false)
})

test('behavior: orders, texts and transfers are asked about each time', () => {
  const presses = createPresses()
  for (const action of [
    { kind: 'order', protocol: 'CoW', gives: [], gets: [] },
    { kind: 'message', text: 'Hello', contract: one },
    { kind: 'transfer', token: other, amount: 1n, id: 4n, to: one },
  ] as const) {
    const request = toRequest('order', action)
    presses.add(request)
    expect(presses.covers(request)).toBe(false)
  }
})

test('behavior: nothing is remembered of what is red, nor taken for it', () => {
  const presses = createPresses()
  const stop: DecodedRequest = { ...toRequest('approve-any', approve('any')), level: 'stop' }
  presses.add(stop)
  expect(presses.covers(toRequest('approve-any', approve('any')))).toBe(false)
  presses.add(toRequest('approve-any', approve('any')))
  expect(presses.covers(stop)).toBe(false)
})
