import type { PreparedSwap } from '@cleat/core/adapter'
import fc from 'fast-check'
import { decodeAbiParameters, decodeFunctionData, type Hex, parseAbi, toHex } from 'viem'
import { expect, test } from 'vitest'
import { numRuns } from '../test/swaps/numRuns.ts'
import { openDispatch } from '../test/swaps/openDispatch.ts'
import { digits, mutation } from '../test/swaps/swapArbitraries.ts'
import { swapFacts } from '../test/swaps/swapFacts.ts'
import { writeBalanceCheck } from './calls/writeBalanceCheck.ts'
import { isForbiddenCall } from './steps/isForbiddenCall.ts'

const { account, dai, usdc, router, guard, liar, wrapped, swap, approvalData, exchangeData } =
  swapFacts
const { prepared, deadline } = swapFacts
const policy = { ...swapFacts.policy, unknownRouters: 'guarded' } as const
const held = 5n
const least = 9_900_000n
const { amount } = swap
const abi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function approve(address spender, uint256 value)',
  'function execute(bytes commands, bytes[] inputs)',
  'function transfer(address to, uint256 value)',
])
const checked = [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }] as const

type Call = { readonly to: string; readonly value: string; readonly data: string }
type Batch = { readonly calls: readonly Call[]; readonly [key: string]: unknown }

const approve = (spender: Hex, value: bigint): Call => ({
  ...{ to: dai, value: '0x0', data: approvalData(spender, value) },
})
const balanceCheck = (minimum: bigint, of: string = account): Call => ({
  ...writeBalanceCheck({ guard, account: of, token: usdc, minimum }),
  value: '0x0',
})
const toBatch = (calls: readonly Call[]): Batch => ({
  ...{ version: '2.0.0', from: account, chainId: '0x1', atomicRequired: true, calls },
})

/** By a router on the list, after an allowance that some tokens want to be zero first. */
const known = fc.boolean().map((isReset) => ({
  confirmed: { ...prepared, deadline: Number(deadline) * 1000 } as PreparedSwap,
  batch: toBatch([
    ...(isReset ? [approve(router, 0n)] : []),
    approve(router, amount),
    { to: router, value: '0x0', data: exchangeData() },
  ]),
}))

/** By any other, whose batch fails unless the minimum arrives. */
const guarded = digits({ minLength: 4, maxLength: 70 })
  .map((data) => ({ to: liar, value: '0x0', data: `0x${data}` }))
  .filter(({ to, data }) => !isForbidden(to, data))
  .map((call) => ({
    confirmed: { ...prepared, router: liar, spender: liar } as PreparedSwap,
    batch: toBatch([
      ...[approve(liar, amount), call, balanceCheck(held + least), approve(liar, 0n)],
    ]),
  }))

/** Calls that a thief would put in. */
const foreign = fc.constantFrom<Call>(
  ...[approve(liar, amount), approve(router, amount), approve(router, 2n ** 256n - 1n)],
  ...[approve(guard, amount), approve(liar, 0n), approve(router, 0n)],
  ...[balanceCheck(1n), balanceCheck(held), balanceCheck(held + 1n), balanceCheck(0n, liar)],
  {
    to: usdc,
    value: '0x0',
    data: `0xa9059cbb${liar.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`,
  },
  {
    to: dai,
    value: '0x0',
    data: `0xa22cb465${liar.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`,
  },
  { to: router, value: '0x0', data: exchangeData({ to: liar }) },
  { to: router, value: '0x0', data: exchangeData({ minimum: 1n }) },
  { to: router, value: '0x0', data: exchangeData({ amount: amount * 2n }) },
  { to: router, value: '0x0', data: exchangeData({ path: [dai, liar] }) },
  { to: router, value: '0x0', data: exchangeData() },
  { to: wrapped, value: '0x1', data: '0xd0e30db0' },
  { to: liar, value: '0x0', data: '0xdeadbeef' },
)

type Tampering = (batch: Batch) => Batch

const onCalls =
  (change: (calls: readonly Call[]) => readonly Call[]): Tampering =>
  (batch) => ({ ...batch, calls: change(batch.calls) })
const onOne = (at: number, change: (call: Call) => readonly Call[]): Tampering =>
  onCalls((calls) =>
    calls.flatMap((one, index) => (index === at % calls.length ? change(one) : one)),
  )

const place = fc.nat(4)
const tampering: fc.Arbitrary<Tampering> = fc.oneof(
  place.map((at) => onOne(at, () => [])),
  place.map((at) => onOne(at, (call) => [call, call])),
  fc.tuple(place, foreign).map(([at, call]) => onOne(at, (one) => [call, one])),
  fc.tuple(place, foreign).map(([at, call]) => onOne(at, (one) => [one, call])),
  fc.tuple(place, foreign).map(([at, call]) => onOne(at, () => [call])),
  fc
    .tuple(place, mutation)
    .map(([at, mutate]) => onOne(at, (call) => [{ ...call, data: mutate(call.data) }])),
  fc
    .tuple(place, fc.constantFrom(liar, router, guard, dai, usdc, account))
    .map(([at, to]) => onOne(at, (call) => [{ ...call, to }])),
  place.map((at) => onOne(at, (call) => [{ ...call, value: '0x1' }])),
  place.map((at) => onOne(at, (call) => [{ ...call, capabilities: {} } as Call])),
  fc.tuple(place, place).map(([one, other]) =>
    onCalls((calls) => {
      const [first, second] = [calls[one % calls.length], calls[other % calls.length]] as [
        Call,
        Call,
      ]
      return calls.map((call) => (call === first ? second : call === second ? first : call))
    }),
  ),
  fc
    .constantFrom<object>(
      ...[{ from: liar }, { chainId: '0xa' }, { version: '1.0' }, { atomicRequired: false }],
      ...[{ capabilities: {} }, { id: '0x1' }, { atomicRequired: undefined }],
    )
    .map((change) => (batch: Batch) => ({ ...batch, ...change })),
)

test.each([
  ['a router on the list', known],
  ['an unknown router', guarded],
])(
  'property: a batch by %s is asked for as it was confirmed, or not at all',
  async (_, samples) => {
    let askedCount = 0
    await fc.assert(
      fc.asyncProperty(
        samples,
        fc.array(tampering, { maxLength: 3 }),
        async ({ confirmed, batch }, changes) => {
          const node = { run: async () => toHex(held, { size: 32 }) }
          const { send, sent } = openDispatch({ chainId: 1, policy, node })
          const payload = changes.reduce((changed, change) => change(changed), batch)
          const steps = [{ type: 'batch', payload }] as const
          const refusal = await send({ ...confirmed, steps })
          if (refusal !== undefined) {
            expect(sent).toEqual([])
            return
          }
          expect(sent.map(({ method, params }) => [method, params.length])).toEqual([
            ['wallet_sendCalls', 1],
          ])
          askedCount += 1
          expect(findFault(sent[0]?.params[0] as Batch, confirmed)).toBeUndefined()
        },
      ),
      { numRuns },
    )
    // Unchanged, it is asked for.
    expect(askedCount).toBeGreaterThan(0)
  },
)

/** What a batch does that was not confirmed, by viem. */
function findFault({ calls, ...head }: Batch, confirmed: PreparedSwap): string | undefined {
  const isKnown = confirmed.router === router
  const { calls: _, ...wanted } = toBatch([])
  if (JSON.stringify(head) !== JSON.stringify(wanted)) return 'head'
  let [allowed, exchanges, isChecked] = [0n, 0, false]
  for (const { to, value, data, ...rest } of calls) {
    if (value !== '0x0' || Object.keys(rest).length > 0) return 'call'
    const read = data.startsWith('0x095ea7b3') || to !== liar ? readCall(data) : undefined
    if (read?.functionName === 'approve') {
      const [spender, units] = read.args
      if (to !== dai || spender !== confirmed.spender) return 'spender'
      if (units !== 0n && units !== amount) return 'allowance'
      allowed = units
    } else if (read?.functionName === 'execute') {
      const [owner, token, minimum] = decodeAbiParameters(checked, read.args[1][0] ?? '0x')
      if (to !== guard || read.args[0] !== '0x0e' || read.args[1].length !== 1) return 'guard'
      if (owner !== account) return 'owner'
      isChecked ||= exchanges === 1 && token === usdc && minimum >= held + least
    } else {
      if (to !== confirmed.router) return 'router'
      exchanges += 1
      if (isKnown) allowed -= amount
      if (isKnown && !isMeant(read)) return 'exchange'
      if (!isKnown && isForbidden(to, data)) return 'forbidden'
    }
  }
  if (exchanges !== 1) return 'exchanges'
  if (isKnown) return allowed > 0n ? 'left' : undefined
  return isChecked && allowed === 0n ? undefined : 'unguarded'
}

function readCall(data: string) {
  return decodeFunctionData({ abi, data: data as Hex })
}

function isMeant(read: ReturnType<typeof readCall> | undefined): boolean {
  if (read?.functionName !== 'swapExactTokensForTokens') return false
  const [amountIn, minimum, path, to, end] = read.args
  const isSame = amountIn === amount && to === account && path[0] === dai && path.at(-1) === usdc
  return isSame && minimum >= least && end <= deadline
}

function isForbidden(to: string, data: string): boolean {
  return isForbiddenCall({ to, data, value: 0n }, { account, source: dai, target: usdc })
}
