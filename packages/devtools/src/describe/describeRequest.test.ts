import type { RequestAction } from '@cleat/core'
import { expect, test } from 'vitest'
import type { RequestRecord } from '../recording/requestRecord.ts'
import { testView as view } from '../test/createTestKit.ts'
import { describeAction } from './describeAction.ts'
import { describeAnswer } from './describeAnswer.ts'
import { describeRequest, nameRequest } from './describeRequest.ts'
import { describeVerdict } from './describeVerdict.ts'

const [token, to] = ['0x6b175474e89094c44da98b954eedeac495271d0f', `0x${'1'.repeat(40)}`]

const actions: readonly (readonly [action: RequestAction, sentence: string])[] = [
  [
    { kind: 'transfer', token: undefined, amount: 5_000_000_000_000n, to },
    'Send 0.000005 ETH to 0x1111…111111',
  ],
  [
    { kind: 'transfer', token, amount: 1n, id: 7n, to },
    'Send number 7 of 0x6b17…271d0f to 0x1111…111111',
  ],
  [
    { kind: 'approve', token, spender: to, amount: 'any', isSignature: false },
    'Let 0x1111…111111 spend any amount of 0x6b17…271d0f',
  ],
  [
    { kind: 'approve', token, spender: to, amount: 9n, isSignature: true },
    'Let 0x1111…111111 spend up to 9 base units of 0x6b17…271d0f',
  ],
  [{ kind: 'revoke', token, spender: to }, 'Stop 0x1111…111111 from spending 0x6b17…271d0f'],
  [
    { kind: 'order', protocol: 'Seaport', gives: [{ token, amount: 2n }], gets: [] },
    'Sell 2 base units of 0x6b17…271d0f for at least nothing (Seaport)',
  ],
  [
    { kind: 'call', to, value: 3n * 10n ** 18n, selector: '0xabcdef01' },
    'Call 0xabcdef01 of 0x1111…111111 and send 3 ETH',
  ],
  [{ kind: 'deploy', value: 0n }, 'Create a contract'],
  [{ kind: 'signIn', domain: 'app.example' }, 'Sign in to app.example'],
  [{ kind: 'message', text: 'a', contract: to }, 'Sign data for 0x1111…111111'],
  [{ kind: 'opaque', reason: 'hash' }, 'Sign something that can’t be read (hash)'],
  [
    { kind: 'safeTransaction', safe: to, isDelegateCall: false, actions: [{ kind: 'decrypt' }] },
    'Act for the Safe 0x1111…111111: Use the account’s encryption key',
  ],
  [{ kind: 'addChain', chainId: 5n, rpcUrls: [] }, 'Add network 5 to the wallet'],
]

test.each(actions)('default: %o', (action, sentence) => {
  expect(describeAction(action, { symbol: 'ETH', decimals: 18 })).toBe(sentence)
})

test('behavior: base units where the coin of the network is not known', () => {
  expect(describeAction({ kind: 'deploy', value: 7n })).toBe(
    'Create a contract and send 7 base units of the native coin',
  )
})

const record: RequestRecord = {
  ...{ id: 1, kind: 'provider:request', view, madeAt: 0, startedAt: 0, steps: [] },
  outcome: { status: 'pending' },
}

test('behavior: what was not decoded says what it asks for', () => {
  const request = { type: 'provider:request', method: 'eth_call', view } as const
  expect(describeRequest({ ...record, request })).toBe('Ask the wallet for eth_call')
  expect(nameRequest({ ...record, request })).toBe('eth_call')
  expect(describeRequest(record)).toContain('ended before it was read')
})

test('behavior: a verdict says why', () => {
  const decoded = { level: 'stop', findings: [{ rule: 'approve-any' }] } as never
  expect(describeVerdict({ ...record, decoded, verdict: 'confirm', reason: 'too much' })).toEqual({
    ...{ word: 'Visitor asked', tone: 'warning' },
    why: 'Rules: approve-any. Level: stop. The app’s policy says: too much.',
  })
  expect(describeVerdict({ ...record, verdict: 'refuse' }).tone).toBe('bad')
  expect(describeVerdict({ ...record, decoded, verdict: 'allow', isRaised: true })).toMatchObject({
    tone: 'warning',
    why: expect.stringContaining('while the wallet had the request'),
  })
  expect(describeVerdict({ ...record, kind: 'payment:send' }).word).toBe('Confirmed before')
  expect(describeVerdict(record).word).toBe('Not judged')
})

test('behavior: a signature is not shown, a hash is', () => {
  const outcome = { status: 'answered', at: 1, answer: '0xsecret' } as const
  expect(describeAnswer({ ...record, kind: 'message:sign', outcome })).toBe('[a signature]')
  const sending = { type: 'provider:request', method: 'eth_sendTransaction', view } as const
  expect(describeAnswer({ ...record, request: sending, outcome })).toBe('0xsecret')
  const signing = { ...sending, method: 'eth_signTypedData_v4' }
  expect(describeAnswer({ ...record, request: signing, outcome })).toBe('[a signature]')
  expect(describeAnswer(record)).toBeUndefined()
})
