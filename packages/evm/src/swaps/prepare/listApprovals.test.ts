import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { listApprovals } from './listApprovals.ts'

const { swap, router: spender, approvalData } = swapFacts
const refuse = () => Promise.reject(revert())

async function list(allowance: bigint, approving: unknown = `0x${'1'.padStart(64, '0')}`) {
  const { node } = createFakeNode({ eth_call: approving, eth_estimateGas: '0xc350' })
  const approvals = await listApprovals(node, { swap, spender, allowance })
  return approvals.map(({ type, call }) => [type, call.data])
}

const approve = ['approve', approvalData(spender, swap.amount)]

test('default', async () => {
  expect(await list(swap.amount)).toEqual([])
  expect(await list(0n)).toEqual([approve])
  expect(await list(swap.amount - 1n)).toEqual([approve])
})

test.each([
  ['fails', refuse],
  ['returns false', `0x${'0'.repeat(64)}`],
])('behavior: where a change of an allowance %s, it is set to zero first', async (_, approving) => {
  expect(await list(1n, approving)).toEqual([['reset', approvalData(spender, 0n)], approve])
})

test('behavior: nothing is paid with coins', async () => {
  const { node } = createFakeNode()
  const source = { symbol: 'ETH', decimals: 18 }
  expect(await listApprovals(node, { swap: { ...swap, source }, spender, allowance: 0n })).toEqual(
    [],
  )
})

test('behavior: what each uses, and what the node is asked', async () => {
  const { node, requests } = createFakeNode({ eth_call: refuse, eth_estimateGas: '0xc350' })
  const [reset, approval] = await listApprovals(node, { swap, spender, allowance: 1n })
  const { address: from, source } = swap
  const to = source.address
  const data = approvalData(spender, swap.amount)
  expect(reset).toEqual({
    ...{ type: 'reset', gas: { expected: 50_000n, limit: 62_500n } },
    call: { to, data: approvalData(spender, 0n), value: 0n },
  })
  // It cannot be estimated before the other is gone.
  expect(approval).toEqual({
    ...{ type: 'approve', gas: { expected: 60_000n, limit: 100_000n } },
    call: { to, data, value: 0n },
  })
  expect(requests.map(({ method, params }) => [method, params[0]])).toEqual([
    ['eth_call', { from, to, data }],
    ['eth_estimateGas', { from, to, data: approvalData(spender, 0n), value: '0x0' }],
  ])
})

test('behavior: nothing is tried where nothing is allowed yet', async () => {
  expect(await list(0n, refuse)).toEqual([approve])
})

test('behavior: only a lone zero is a no', async () => {
  expect(await list(1n, `0x${'0'.repeat(128)}`)).toEqual([approve])
  expect(await list(1n, '0x')).toEqual([approve])
  expect(await list(1n, `0x${'0'.repeat(63)}1`)).toEqual([approve])
})

test('error: NETWORK_RPC_FAILED is no refusal of the token', async () => {
  const busy = () => Promise.reject(new Error('busy'))
  expect((await catchError(list(1n, busy))).code).toBe('NETWORK_RPC_FAILED')
})
