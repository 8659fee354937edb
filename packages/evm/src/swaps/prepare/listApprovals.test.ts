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
