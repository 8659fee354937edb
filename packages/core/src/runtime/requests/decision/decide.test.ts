import { expect, test, vi } from 'vitest'
import type { RequestPolicy } from '../../../contract/requests/requestPolicy.ts'
import { toRequest } from '../../../test/openReview.ts'
import { decide, toRefusal } from './decide.ts'

const amber = toRequest('caution')
const red = toRequest('stop')
const none = { facts: {} as never, readNow: () => amber }

test('default: without a policy the rules decide', async () => {
  const readNow = vi.fn(() => red)
  expect(await decide(undefined, amber, { ...none, readNow })).toEqual({
    ...{ request: amber, verdict: 'confirm' },
  })
  expect(readNow).not.toHaveBeenCalled()
})

test('behavior: what is found while the policy is asked is put to it, too', async () => {
  const policy = vi.fn<RequestPolicy>(({ level }) => (level === 'stop' ? 'refuse' : 'allow'))
  const decided = await decide(policy, amber, { ...none, readNow: () => red })
  expect(decided).toEqual({ request: red, verdict: 'refuse' })
  expect(policy.mock.calls.map(([{ level }]) => level)).toEqual(['caution', 'stop'])
})

test('behavior: what is no worse is not asked about again', async () => {
  const policy = vi.fn<RequestPolicy>(() => ({ verdict: 'allow', reason: 'Known' }))
  const decided = await decide(policy, red, { ...none, readNow: () => amber })
  expect(decided).toEqual({ request: red, verdict: 'allow', reason: 'Known' })
  expect(policy).toHaveBeenCalledTimes(1)
  expect(Object.isFrozen(policy.mock.calls[0]?.[0])).toBe(true)
})

test('behavior: a refusal names the rule, else what the policy says, else the policy', () => {
  const refused = toRequest('refused')
  const method = 'eth_sendTransaction'
  expect(toRefusal(refused, 'Not today').context).toEqual({ method, reason: 'approve-spender' })
  expect(toRefusal(red, 'Not today').context).toEqual({ method, reason: 'Not today' })
  expect(toRefusal(red, undefined).context).toEqual({ method, reason: 'the app’s policy' })
})
