import type { ApprovalClaim } from '@cleat/core/adapter'
import { encodeAbiParameters, erc20Abi, maxUint256, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { permit2AllowancesAbi } from '../../abi/permit2AllowancesAbi.ts'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { approvalsAbi } from '../calls/approvalsAbi.ts'
import { readApprovals } from './readApprovals.ts'

const owner = `0x${'a1'.repeat(20)}`
const token = `0x${'70'.repeat(20)}`
const spender = `0x${'5e'.repeat(20)}`
const router = '0x111111125421ca6dc452d289314280a0f8842a65'
const { signal } = new AbortController()

const number = (...values: readonly bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  )
const selector = (name: string) => {
  const all = [...erc20Abi, ...approvalsAbi, ...permit2AllowancesAbi]
  const found = all.findLast((one) => one.type === 'function' && one.name === name)
  if (found?.type !== 'function') throw new Error(name)
  return toFunctionSelector(found)
}
/** As the chain of these tests writes addresses. */
const toChecksum = (address: string) => address.toUpperCase().replace('X', 'x')
const allowance = toFunctionSelector('allowance(address,address)')

/** A chain without Multicall3, where contracts answer by function. Others revert. */
function read(
  answers: Readonly<Record<string, string>>,
  claims: readonly ApprovalClaim[],
  code = '0x60',
) {
  const fake = createFakeNode({
    eth_call: ({ to, data }: { to: string; data: string }) => {
      const answer = answers[`${to} ${data.slice(0, 10)}`] ?? answers[data.slice(0, 10)]
      if (answer === undefined) throw revert()
      return answer
    },
    eth_getCode: code,
  })
  const { network } = fake
  const reading = readApprovals(fake.chain, { address: owner, network, claims, signal })
  const approvals = reading.then((found) => found.approvals)
  return { ...fake, reading, approvals }
}

const coin = {
  [selector('balanceOf')]: number(5n),
  [selector('decimals')]: number(6n),
  [selector('symbol')]: encodeAbiParameters([{ type: 'string' }], ['USDC']),
  [selector('name')]: encodeAbiParameters([{ type: 'string' }], ['USD Coin']),
}
const claim = { kind: 'token', token, spender } as const

test('default: an amount, of which the account has less', async () => {
  const { approvals } = read({ ...coin, [allowance]: number(9n) }, [{ ...claim, at: 3 }])
  expect(await approvals).toEqual([
    {
      ...{ kind: 'token', amount: 9n, balance: 5n, exposed: 5n, isAny: false, isExpired: false },
      ...{ symbol: 'USDC', name: 'USD Coin', decimals: 6, at: 3 },
      ...{ spenderName: undefined, spenderType: 'contract' },
      ...{ token: toChecksum(token), spender: toChecksum(spender) },
    },
  ])
})

test('behavior: a token that says none has no approval', async () => {
  const { reading } = read({ ...coin, [allowance]: number(0n) }, [claim])
  expect(await reading).toEqual({ approvals: [], unread: [] })
})

test.each([
  ['says nothing', { [allowance]: '0x' }],
  ['reverts', {}],
])('behavior: an approval of a token that %s may be there or not', async (_, answers) => {
  const { reading } = read({ ...coin, ...answers }, [claim])
  const addresses = { token: toChecksum(token), spender: toChecksum(spender) }
  expect(await reading).toEqual({ approvals: [], unread: [{ ...claim, ...addresses }] })
})

test.each([
  [2n ** 128n, true],
  [2n ** 128n - 1n, false],
  [2n ** 96n - 1n, true],
  [maxUint256, true],
])('behavior: %d is any amount: %s', async (amount, isAny) => {
  const [found] = await read({ ...coin, [allowance]: number(amount) }, [claim]).approvals
  expect(found?.isAny).toBe(isAny)
})

test('behavior: an item is of its owner, and its approval of one spender', async () => {
  const item = { ...claim, kind: 'item', item: 7n } as const
  const facts = (holder: string, approved: string) => ({
    [selector('ownerOf')]: number(BigInt(holder)),
    [selector('getApproved')]: number(BigInt(approved)),
  })
  const [found] = await read(facts(owner, spender), [item]).approvals
  expect(found).toMatchObject({ kind: 'item', item: 7n, amount: 1n, exposed: 1n })
  expect(await read(facts(spender, spender), [item]).approvals).toEqual([])
  expect(await read(facts(owner, owner), [item]).approvals).toEqual([])
  const { [selector('ownerOf')]: _, ...unsaid } = facts(owner, spender)
  expect(await read(unsaid, [item]).reading).toMatchObject({
    approvals: [],
    unread: [{ item: 7n }],
  })
})

test('behavior: Permit2 takes until a time, and what the token lets it take', async () => {
  const timed = { ...claim, kind: 'permit2' } as const
  const later = BigInt(Math.floor(Date.now() / 1000) + 1000)
  const facts = (until: bigint, allowed: bigint) => ({
    ...coin,
    [`${permit2} ${selector('allowance')}`]: number(4n, until, 0n),
    [allowance]: number(allowed),
  })
  const exposed = async (until: bigint, allowed: bigint) =>
    (await read(facts(until, allowed), [timed]).approvals).map((one) => [
      one.exposed,
      one.isExpired,
    ])
  expect(await exposed(later, maxUint256)).toEqual([[4n, false]])
  expect(await exposed(later, 3n)).toEqual([[3n, false]])
  expect(await exposed(later, 0n)).toEqual([[0n, false]])
  expect(await exposed(1n, maxUint256)).toEqual([[0n, true]])
  const short = { ...coin, [`${permit2} ${selector('allowance')}`]: number(4n) }
  expect((await read(short, [timed]).reading).unread).toHaveLength(1)
})

test('behavior: a collection that does not count what an account has', async () => {
  const answers = { [selector('isApprovedForAll')]: number(1n) }
  const [found] = await read(answers, [{ ...claim, kind: 'collection' }]).approvals
  expect(found).toMatchObject({ isAny: true, balance: undefined, exposed: undefined, decimals: 0 })
})

test.each([
  ['0x', 'account'],
  [`0xef0100${'11'.repeat(20)}`, 'account'],
  ['0x6000', 'contract'],
  ['garbage', 'unread'],
])('behavior: a spender with the code %s is %s', async (code, type) => {
  const [found] = await read({ ...coin, [allowance]: number(9n) }, [claim], code).approvals
  expect(found?.spenderType).toBe(type)
})

test('behavior: a spender that is known has a name, and its code is not read', async () => {
  const { approvals, requests } = read({ ...coin, [allowance]: number(9n) }, [
    { ...claim, spender: router },
  ])
  expect((await approvals)[0]).toMatchObject({ spenderName: '1inch', spenderType: 'contract' })
  expect(requests.some(({ method }) => method === 'eth_getCode')).toBe(false)
})

test('behavior: the same place is read once, and its newest time counts', async () => {
  const again = { ...claim, token: token.toUpperCase().replace('X', 'x') }
  const claims = [{ ...claim, at: 3 }, { ...again, at: 9 }, claim]
  const { approvals, requests } = read({ ...coin, [allowance]: number(9n) }, claims)
  expect(await approvals).toMatchObject([{ at: 9 }])
  const calls = requests.filter(
    ({ method, params }) =>
      method === 'eth_call' && JSON.stringify(params[0]).includes(allowance.slice(2)),
  )
  // Once in the batch that finds no Multicall3, and once alone.
  expect(calls).toHaveLength(2)
})
