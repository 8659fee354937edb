import { type Address, encodePacked, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { PermissionsChain, TestDelegation } from './startPermissionsChain.ts'

/** A permission as the history left it. */
export type ExpectedPermission = {
  readonly delegation: TestDelegation
  readonly status: 'active' | 'expired' | 'ended' | 'suspended'
  readonly used: bigint
  /** What could still be spent if it can be used. */
  readonly left: bigint
}

type Kind = 'period' | 'stream' | 'amount'
type Entry = {
  readonly delegation: TestDelegation
  readonly kind: Kind
  readonly until: number
  readonly nonce: number | undefined
  isDisabled: boolean
  /** What was spent, each with its time. */
  readonly spent: { readonly value: bigint; readonly at: number }[]
}

const delegate: Address = '0x4444444444444444444444444444444444444444'
const [limit, period, perSecond] = [1000n, 86_400, 1n]

/**
 * Does random things with the permissions of a new account, and keeps its own books of them,
 * without a line in common with the code that is tested.
 */
export async function playPermissions(
  chain: PermissionsChain,
  {
    privateKey,
    random,
    steps,
  }: { privateKey: Hex; random: (below: number) => number; steps: number },
): Promise<readonly ExpectedPermission[]> {
  const owner = privateKeyToAccount(privateKey)
  const { contracts } = chain
  await Promise.all([owner.address, delegate].map((one) => chain.fund(one)))
  await chain.setCode(owner.address, true)
  const start = await chain.now()
  let nonce = 0
  let hasCode = true
  const uint = (...values: readonly bigint[]) =>
    encodePacked(
      values.map(() => 'uint256'),
      [...values],
    )
  const terms: { readonly [kind in Kind]: readonly [Address, Hex] } = {
    period: [
      contracts.NativeTokenPeriodTransferEnforcer,
      uint(limit, BigInt(period), BigInt(start)),
    ],
    stream: [contracts.NativeTokenStreamingEnforcer, uint(100n, limit, perSecond, BigInt(start))],
    amount: [contracts.NativeTokenTransferAmountEnforcer, uint(limit)],
  }
  const create = async (kind: Kind, index: number): Promise<Entry> => {
    const until = start + 3600 + random(4 * period)
    const hasNonce = random(2) === 0
    const [enforcer, of] = terms[kind]
    const caveats: TestDelegation['caveats'] = [
      { enforcer, terms: of, args: '0x' },
      {
        enforcer: contracts.TimestampEnforcer,
        terms: encodePacked(['uint128', 'uint128'], [0n, BigInt(until)]),
        args: '0x',
      },
      ...(hasNonce
        ? [{ enforcer: contracts.NonceEnforcer, terms: uint(0n), args: '0x' } as const]
        : []),
    ]
    const delegation = await chain.sign(owner, { delegate, caveats, salt: BigInt(index) })
    return {
      ...{ delegation, kind, until, nonce: hasNonce ? 0 : undefined },
      ...{ isDisabled: false, spent: [] },
    }
  }
  const entries: Entry[] = []
  for (const [index, kind] of (['period', 'stream', 'amount'] as const).entries())
    entries.push(await create(kind, index))

  const getUsed = ({ kind, spent }: Entry, now: number) => {
    const toPeriod = (at: number) => Math.floor((at - start) / period)
    return spent
      .filter(({ at }) => kind !== 'period' || toPeriod(at) === toPeriod(now))
      .reduce((sum, { value }) => sum + value, 0n)
  }
  const getLeft = (entry: Entry, now: number) => {
    const grown = 100n + perSecond * BigInt(now - start)
    const most = entry.kind === 'stream' && grown < limit ? grown : limit
    return most - getUsed(entry, now)
  }
  const getStatus = ({ isDisabled, nonce: at, until }: Entry, now: number) => {
    if (isDisabled || (at !== undefined && at !== nonce)) return 'ended'
    if (until <= now) return 'expired'
    return hasCode ? 'active' : 'suspended'
  }

  for (let step = 0; step < steps; step += 1) {
    const entry = entries[random(entries.length)]
    if (!entry) continue
    switch (random(7)) {
      case 0:
      case 1:
      case 2: {
        const value = BigInt(1 + random(700))
        const isDone = await chain.redeem(entry.delegation, value)
        const now = await chain.now()
        const isAllowed = getStatus(entry, now) === 'active' && value <= getLeft(entry, now)
        if (isDone !== isAllowed) throw new Error('The books differ from the chain')
        if (isDone) entry.spent.push({ value, at: now })
        break
      }
      case 3:
        if (!hasCode || random(2) > 0) break
        if (entry.isDisabled) await chain.enable(entry.delegation)
        else await chain.disable(entry.delegation)
        entry.isDisabled = !entry.isDisabled
        break
      case 4:
        if (random(3) > 0) break
        await chain.raiseNonce(owner.address)
        nonce += 1
        break
      case 5:
        await chain.wait(1 + random(period))
        break
      default:
        if (random(3) > 0) break
        hasCode = !hasCode
        await chain.setCode(owner.address, hasCode)
    }
  }
  const now = await chain.now()
  return entries.map((entry) => ({
    ...{ delegation: entry.delegation, status: getStatus(entry, now) },
    ...{ used: getUsed(entry, now), left: getLeft(entry, now) },
  }))
}
