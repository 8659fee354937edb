import { checkNetworks } from '@cleat/core/adapter'
import { type Hex, keccak256, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { playPermissions } from '../test/playPermissions.ts'
import { startPermissionsChain } from '../test/startPermissionsChain.ts'
import { WagmiAdapter } from '../WagmiAdapter.ts'

// By hand: PERMISSIONS=1000 vitest run --project adapter-wagmi permissions.histories
const count = Number(process.env.PERMISSIONS ?? 12)
const chain = await startPermissionsChain()
const customRpcUrls = { 'eip155:1': [{ url: chain.rpcUrl }] }
const adapter = new WagmiAdapter({ networks: [mainnet], customRpcUrls })
const [network] = checkNetworks({ networks: [mainnet] })
const enforcer = chain.contracts.DelegationManager

/** The same numbers each time. */
function createRandom(seed: number): (limit: number) => number {
  let at = 0
  return (limit) => {
    at += 1
    return Number(BigInt(keccak256(toHex(`${seed} ${at}`))) % BigInt(limit))
  }
}

test(
  `default: after ${count} random histories states and uses are what the chain has`,
  async () => {
    const permissions = await adapter.features['permissions:load']?.()
    const seen = new Map<string, number>()
    for (let seed = 0; seed < count; seed += 1) {
      const privateKey: Hex = keccak256(toHex(`permissions ${seed}`))
      const random = createRandom(seed)
      const before = await chain.snapshot()
      const expected = await playPermissions(chain, { privateKey, random, steps: 14 })
      const grants = expected.map(({ delegation }) => ({
        ...{ context: chain.toContext(delegation), enforcer },
      }))
      const states = await permissions?.readStates?.({ network, grants })
      expect(states, `history ${seed}`).toEqual(
        expected.map(({ status, used }) => ({ status, used })),
      )
      // What the list calls active can be used, and nothing else can.
      for (const { delegation, status, left } of expected) {
        const isUsable = await chain.canRedeem(delegation, left > 0n ? left : 0n)
        expect(isUsable, `history ${seed}`).toBe(status === 'active')
        seen.set(status, (seen.get(status) ?? 0) + 1)
      }
      await chain.revert(before)
    }
    // Otherwise something was never compared.
    expect([...seen.keys()].sort()).toEqual(['active', 'ended', 'expired', 'suspended'])
  },
  60_000 + count * 10_000,
)
