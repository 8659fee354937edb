import { expect, test } from 'vitest'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { listParties } from './listParties.ts'

const [token, other, spender] = ['0xa1', '0xa2', '0xb1']
const approve: RequestAction = {
  ...{ kind: 'approve', token, spender, amount: 1n, isSignature: false },
}

test('default: all that are named, once, and the tokens whose allowances change', () => {
  const actions: readonly RequestAction[] = [
    approve,
    approve,
    { kind: 'revoke', token: other, spender },
    { kind: 'transfer', token: '0xa3', amount: 1n, to: '0xc1' },
    { kind: 'message', text: 'Hello' },
  ]
  expect(listParties(actions)).toEqual({
    ...{ addresses: [spender, token, other, '0xc1', '0xa3'], tokens: [token, other] },
  })
})

test('behavior: those inside others are found, too', () => {
  const safe = { kind: 'safeTransaction', safe: '0xd1', isDelegateCall: false } as const
  expect(listParties([{ ...safe, actions: [approve] }])).toEqual({
    ...{ addresses: expect.arrayContaining(['0xd1', spender, token]), tokens: [token] },
  })
})

test('behavior: no more than 32 are looked at', () => {
  const actions = Array.from({ length: 40 }, (_, at): RequestAction => {
    return { kind: 'call', to: `0x${at}`, value: 0n }
  })
  expect(listParties(actions).addresses).toHaveLength(32)
})
