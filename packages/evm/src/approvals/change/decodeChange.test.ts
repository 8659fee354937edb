import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { approvalCalls } from '../calls/approvalCalls.ts'
import { approvalsAbi } from '../calls/approvalsAbi.ts'
import { decodeChange } from './decodeChange.ts'

const from = `0x${'a1'.repeat(20)}` as const
const token = `0x${'70'.repeat(20)}` as const
const spender = `0x${'5e'.repeat(20)}` as const

const approve = (to: string, amount: bigint) =>
  encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'approve', args: [to as typeof spender, amount] },
  })

function ask(data: string, to: string = token, changes: object = {}) {
  const transaction = { from, to, data, value: '0x0', chainId: '0x1', ...changes }
  return { method: 'eth_sendTransaction', params: [transaction] }
}

test.each([
  [ask(approve(spender, 0n)), { kind: 'token', token, spender, amount: 0n }],
  [ask(approve(spender, 25n)), { kind: 'token', token, spender, amount: 25n }],
  [ask(approve(spender, maxUint256)), { kind: 'token', amount: maxUint256 }],
  [ask(approvalCalls.clearItem(7n)), { kind: 'item', token, item: 7n, amount: 0n }],
  [ask(approvalCalls.removeOperator(spender)), { kind: 'collection', token, spender, amount: 0n }],
  [
    ask(approvalCalls.lockdown(token, spender), permit2),
    { kind: 'permit2', token, spender, amount: 0n, isOfSignatures: false },
  ],
  [
    ask(approvalCalls.permit2Approve({ token, spender, amount: 5n, until: 9 }), permit2),
    { kind: 'permit2', token, spender, amount: 5n },
  ],
  [
    ask(approvalCalls.invalidateNonces(token, spender, 3), permit2),
    { kind: 'permit2', token, spender, amount: 0n, isOfSignatures: true },
  ],
])('default: %#', (request, expected) => {
  expect(decodeChange(request)).toMatchObject({ from, ...expected })
})

const allowAll = encodeFunctionData({
  ...{ abi: approvalsAbi, functionName: 'setApprovalForAll', args: [spender, true] },
})
const twoPairs = encodeFunctionData({
  ...{ abi: approvalsAbi, functionName: 'lockdown' },
  args: [
    [
      { token, spender },
      { token, spender: from },
    ],
  ],
})

test.each([
  ['with coins', ask(approve(spender, 0n), token, { value: '0x1' })],
  ['that allows everything', ask(allowAll)],
  ['of another method', { ...ask(approve(spender, 0n)), method: 'eth_sign' }],
  ['of two transactions', { ...ask(approve(spender, 0n)), params: [{}, {}] }],
  ['without a receiver', ask(approve(spender, 0n), token, { to: undefined })],
  ['with access to storage', ask(approve(spender, 0n), token, { accessList: [] })],
  ['with bytes at the end', ask(`${approve(spender, 0n)}${'0'.repeat(64)}`)],
  ['of an unknown call', ask(`0xa9059cbb${approve(spender, 1n).slice(10)}`)],
  ['whose spender has dirty bytes', ask(approve(spender, 0n).replace('00000000', '10000000'))],
  ['of two pairs', ask(twoPairs, permit2)],
  ['of Permit2 elsewhere', ask(approvalCalls.lockdown(token, spender))],
  ['of nonces elsewhere', ask(approvalCalls.invalidateNonces(token, spender, 1))],
  [
    'of a time elsewhere',
    ask(approvalCalls.permit2Approve({ token, spender, amount: 5n, until: 9 })),
  ],
  ['of nothing', ask('0x')],
])('error: PAYMENT_ALTERED for a request %s', (_, request) => {
  expect(() => decodeChange(request)).toThrow(expect.objectContaining({ code: 'PAYMENT_ALTERED' }))
})
