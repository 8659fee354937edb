import { type ApprovalClaim, type ApprovalsAdapter, checkNetworks } from '@cleat/core/adapter'
import { type Hex, keccak256, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { playHistory } from '../test/playHistory.ts'
import { startApprovalsChain } from '../test/startApprovalsChain.ts'
import { WagmiAdapter } from '../WagmiAdapter.ts'

// By hand: APPROVALS=1000 vitest run --project adapter-wagmi approvals.histories
const count = Number(process.env.APPROVALS ?? 12)
const chain = await startApprovalsChain()
const customRpcUrls = { 'eip155:1': [{ url: chain.rpcUrl }] }
const adapter = new WagmiAdapter({ networks: [mainnet], customRpcUrls })
const [network] = checkNetworks({ networks: [mainnet] })
const { signal } = new AbortController()

/** A look has five seconds, which may be too few on a busy machine: then the next continues. */
async function findAll(
  approvals: ApprovalsAdapter,
  address: string,
): Promise<readonly ApprovalClaim[]> {
  const claims: ApprovalClaim[] = []
  let before: bigint | undefined
  for (let looks = 0; looks < 20 && before !== 0n; looks += 1) {
    const found = await approvals.find({ address, network, before, signal }).catch(() => undefined)
    claims.push(...(found?.claims ?? []))
    before = found?.reachedBlock ?? before
  }
  expect(before).toBe(0n)
  return claims
}

/** The same numbers each time. */
function createRandom(seed: number): (limit: number) => number {
  let at = 0
  return (limit) => {
    at += 1
    return Number(BigInt(keccak256(toHex(`${seed} ${at}`))) % BigInt(limit))
  }
}

test(
  `default: after ${count} random histories the list is what the chain has`,
  async () => {
    const approvals = await adapter.features['approvals:load']?.()
    if (!approvals) throw new Error('The adapter reads no approvals')
    let shown = 0
    for (let seed = 0; seed < count; seed += 1) {
      const privateKey: Hex = keccak256(toHex(`history ${seed}`))
      const random = createRandom(seed)
      const before = await chain.client.snapshot()
      const { owner, expected } = await playHistory(chain, { privateKey, random, steps: 14 })
      const claims = await findAll(approvals, owner)
      const read = await approvals.read({ address: owner, network, claims, signal })
      expect(read.unread).toEqual([])
      const list = read.approvals.map(({ kind, token, spender, item, amount, exposed }) => {
        const key = [kind, token, spender, ...(item === undefined ? [] : [item])]
        return [key.join(' ').toLowerCase(), { amount, exposed }] as const
      })
      const sorted = (entries: Iterable<readonly [string, unknown]>) =>
        [...entries].sort(([one], [other]) => (one < other ? -1 : 1))
      expect(sorted(list), `history ${seed}`).toEqual(sorted(expected))
      shown += list.length
      await chain.client.revert({ id: before })
    }
    // Otherwise nothing was compared.
    expect(shown).toBeGreaterThan(count * 2)
  },
  60_000 + count * 10_000,
)
