import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { permit2 } from '../swaps/contracts/permit2.ts'
import type { TrialAnswer } from '../trial/trialRun.ts'
import { createAccountProbes } from './createAccountProbes.ts'
import { toProbe } from './toProbe.ts'
import type { Watched } from './watched.ts'

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const spender = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const abi = parseAbi([
  'function balanceOf(address owner)',
  'function symbol()',
  'function decimals()',
  'function ownerOf(uint256 id)',
  'function allowance(address owner, address spender)',
  'function isApprovedForAll(address owner, address operator)',
  'function getApproved(uint256 id)',
])
const kept = parseAbi(['function allowance(address owner, address token, address spender)'])
const kinds = parseAbi(['function balanceOf(address owner, uint256 id)'])

/** Answers of contracts. `undefined` is a failure. */
function told(...values: readonly (bigint | string | undefined)[]): readonly TrialAnswer[] {
  return values.map((value) => ({
    ...{ isSuccess: value !== undefined, gas: 1n, coins: 0n, logs: [] },
    data: value === undefined ? '0x' : `0x${BigInt(value).toString(16).padStart(64, '0')}`,
  }))
}

const write = (functionName: string, ...args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName, args } as never)

test('default: the questions are those that viem writes', () => {
  const asked = (watched: Watched) =>
    toProbe(watched, account).calls.map(({ to, data }) => [to, data])
  expect(asked({ type: 'token', token })).toEqual([
    [token, write('balanceOf', account)],
    [token, write('symbol')],
    [token, write('decimals')],
  ])
  expect(asked({ type: 'item', token, id: 7n })).toEqual([
    [token, write('ownerOf', 7n)],
    [token, encodeFunctionData({ abi: kinds, args: [account, 7n] })],
  ])
  expect(asked({ type: 'allowance', token, spender })).toEqual([
    [token, write('allowance', account, spender)],
  ])
  expect(asked({ type: 'permit2', token, spender })).toEqual([
    [permit2, encodeFunctionData({ abi: kept, args: [account, token, spender] })],
  ])
  expect(asked({ type: 'operator', token, spender })).toEqual([
    [token, write('isApprovedForAll', account, spender)],
  ])
  expect(asked({ type: 'approved', token, id: 7n })).toEqual([[token, write('getApproved', 7n)]])
})

type Told = readonly (bigint | string | undefined)[]
const most = 2n ** 255n

test.each<[string, Watched, before: Told, after: Told, measured: unknown]>([
  [
    'a token that leaves',
    { type: 'token', token },
    [9n],
    [4n, undefined, 6n],
    { change: { token, amount: 5n, direction: 'out', decimals: 6 } },
  ],
  [
    'one that arrives',
    { type: 'token', token },
    [4n],
    [9n],
    { change: { token, amount: 5n, direction: 'in' } },
  ],
  ['one that stays', { type: 'token', token }, [4n], [4n], {}],
  [
    'an item that leaves',
    { type: 'item', token, id: 7n },
    [account, undefined],
    [spender, undefined],
    { change: { token, id: 7n, amount: 1n, direction: 'out' } },
  ],
  [
    'one that arrives',
    { type: 'item', token, id: 7n },
    [undefined, undefined],
    [account, undefined],
    { change: { token, id: 7n, amount: 1n, direction: 'in' } },
  ],
  ['one of others', { type: 'item', token, id: 7n }, [spender, 1n], [token, 2n], {}],
  [
    'some of a kind',
    { type: 'item', token, id: 7n },
    [undefined, 5n],
    [undefined, 2n],
    { change: { token, id: 7n, amount: 3n, direction: 'out' } },
  ],
  [
    'an allowance',
    { type: 'allowance', token, spender },
    [1n],
    [5n],
    { allowance: { token, spender, amount: 5n } },
  ],
  [
    'one without limit',
    { type: 'allowance', token, spender },
    [1n],
    [most],
    { allowance: { token, spender, amount: 'any' } },
  ],
  ['a lower one', { type: 'allowance', token, spender }, [5n], [1n], {}],
  [
    'one of Permit2',
    { type: 'permit2', token, spender },
    [0n],
    [2n ** 159n],
    { allowance: { token, spender, amount: 'any' } },
  ],
  [
    'an operator',
    { type: 'operator', token, spender },
    [0n],
    [1n],
    { allowance: { token, spender, amount: 'any' } },
  ],
  ['the same operator', { type: 'operator', token, spender }, [1n], [1n], {}],
  ['no operator', { type: 'operator', token, spender }, [1n], [0n], {}],
  [
    'one item for a spender',
    { type: 'approved', token, id: 7n },
    [0n],
    [spender],
    { allowance: { token, spender, amount: 7n } },
  ],
  ['the same spender', { type: 'approved', token, id: 7n }, [spender], [spender], {}],
  ['no spender', { type: 'approved', token, id: 7n }, [spender], [0n], {}],
])('default: %s', (_, watched, before, after, measured) => {
  expect(toProbe(watched, account).measure(told(...before), told(...after))).toEqual(measured)
})

test('default: the account’s coins, code and owners', () => {
  const { code, probes } = createAccountProbes(account)
  const [coins, owners] = probes
  expect(Object.keys(code).sort()).toEqual(
    [coins?.calls[0]?.to, owners?.calls[0]?.to].map(String).sort(),
  )
  expect(Object.keys(createAccountProbes(account).code)).not.toEqual(Object.keys(code))
  expect(coins?.measure(told(9n), told(4n))).toEqual({
    change: { token: undefined, amount: 5n, direction: 'out' },
  })
  const same = told(1n, 2n, undefined, 3n)
  expect(owners?.measure(same, same)).toEqual({ isAccountChanged: false })
  for (const after of [told(2n, 2n, undefined, 3n), told(1n, 2n, undefined, 4n)])
    expect(owners?.measure(same, after)).toEqual({ isAccountChanged: true })
})
