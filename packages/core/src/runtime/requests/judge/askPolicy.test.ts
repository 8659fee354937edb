import { afterEach, expect, test, vi } from 'vitest'
import { unknownCapabilities } from '../../../contract/calls/unknownCapabilities.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestPolicy } from '../../../contract/requests/requestPolicy.ts'
import { mainnetId } from '../../../test/networks.ts'
import { askPolicy } from './askPolicy.ts'

const address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const request: DecodedRequest = {
  ...{ method: 'eth_decrypt', params: [], path: ['eth_decrypt'], account: address, pinned: [] },
  ...{ namespace: 'eip155', chain: mainnetId, signedFor: mainnetId, level: 'caution' },
  ...{ actions: [{ kind: 'decrypt' }], findings: [], verdict: 'confirm' },
}

afterEach(() => {
  vi.useRealTimers()
})

test.each<[RequestPolicy.Answer, Awaited<ReturnType<typeof askPolicy>>]>([
  ['allow', { verdict: 'allow' }],
  ['confirm', { verdict: 'confirm' }],
  ['refuse', { verdict: 'refuse' }],
  [{ verdict: 'allow' }, { verdict: 'allow' }],
  [
    { verdict: 'refuse', reason: 'Not today' },
    { verdict: 'refuse', reason: 'Not today' },
  ],
  [{ verdict: 'refuse', reason: 5 } as never, { verdict: 'refuse' }],
])('default: what a policy says: %j', async (answer, said) => {
  vi.useFakeTimers()
  const decided = await askPolicy(async () => answer, request)
  expect(decided).toEqual(said)
  expect(Object.keys(decided)).toEqual(Object.keys(said))
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a refusal by the rules stays one', async () => {
  const refused: DecodedRequest = { ...request, level: 'refused', verdict: 'refuse' }
  expect(await askPolicy(() => 'allow', refused)).toEqual({ verdict: 'refuse' })
})

test('behavior: without a chain nothing is known, and each address is new', async () => {
  const seen: unknown[] = []
  await askPolicy(async (_, facts) => {
    seen.push(await facts.simulation(), await facts.party(address), await facts.value())
    seen.push(await facts.capabilities(), facts.isFirstTime(address), facts.signal.aborted)
    return 'allow' as const
  }, request)
  expect(seen).toEqual([
    undefined,
    { address, kind: 'unknown', isTrusted: false },
    { known: false },
    unknownCapabilities,
    true,
    false,
  ])
})

test('behavior: facts that are given take the place of what is not known', async () => {
  const seen: unknown[] = []
  const facts = { isFirstTime: () => false, value: async () => ({ fiat: 20, known: true }) }
  const policy: RequestPolicy = async (_, { isFirstTime, value, simulation }) => {
    seen.push(isFirstTime(address), await value(), await simulation())
    return 'allow' as const
  }
  await askPolicy(policy, request, facts)
  expect(seen).toEqual([false, { fiat: 20, known: true }, undefined])
})

test('behavior: a policy that is silent for a second has not decided, and is told so', async () => {
  vi.useFakeTimers()
  let signal: AbortSignal | undefined
  const decided = vi.fn()
  void askPolicy((_, facts) => {
    signal = facts.signal
    return new Promise(() => undefined)
  }, request).then(decided)
  await vi.advanceTimersByTimeAsync(999)
  expect([decided.mock.calls, signal?.aborted]).toEqual([[], false])
  await vi.advanceTimersByTimeAsync(1)
  expect([decided.mock.calls, signal?.aborted]).toEqual([[[{ verdict: 'confirm' }]], true])
})

test.each<[unknown, string]>([
  ['yes', 'No verdict: yes'],
  ['', 'No verdict: '],
  [undefined, 'No verdict: undefined'],
  [{ verdict: true }, 'No verdict: true'],
])('error: POLICY_FAILED, of what is no verdict: %j', async (answer, message) => {
  await expect(askPolicy(() => answer as 'allow', request)).rejects.toMatchObject({
    ...{ code: 'POLICY_FAILED', context: { method: 'eth_decrypt' }, cause: { message } },
  })
})

test('error: POLICY_FAILED, with what the policy threw', async () => {
  vi.useFakeTimers()
  const cause = new Error('a policy of the app')
  const fails = () => {
    throw cause
  }
  await expect(askPolicy(fails, request)).rejects.toMatchObject({ code: 'POLICY_FAILED', cause })
  expect(vi.getTimerCount()).toBe(0)
})
