import { describe, expect, test } from 'vitest'
import { codeOf, withPage } from '../page.ts'
import type { EvmUnderTest } from './createEvmUnderTest.ts'

/** How wallets, and libraries between them and us, say that they do not know a chain. */
const refusals: readonly (readonly [form: string, error: unknown])[] = [
  ['EIP-3326', { code: 4902, message: 'Unrecognized chain ID' }],
  ['as text', { code: '4902' }],
  ['an error', Object.assign(new Error('No such chain'), { code: 4902 })],
  ['in the original error', { code: -32603, data: { originalError: { code: 4902 } } }],
  ['in the original error alone', { data: { originalError: { code: 4902 } } }],
  ['in a cause', new Error('No', { cause: { code: 4902 } })],
  ['in a cause under a generic code', { code: -32603, cause: { code: 4902 } }],
  ['generic', { code: -32603, message: 'Internal error' }],
]

/**
 * Declares, beside `testAdapter`, what every adapter of eip155 does for a chain that the wallet
 * does not know.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { createEvmUnderTest, testUnknownChain } from '@cleat/testing/conformance'
 *
 * const chains = [
 *   { id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' },
 *   { id: 8453, name: 'Base', rpcUrl: 'http://localhost:8546' },
 * ]
 * testUnknownChain(() => createEvmUnderTest({ chains, createAdapter: () => new EthersAdapter() }))
 * ```
 */
export function testUnknownChain(create: () => EvmUnderTest): void {
  const check = (name: string, run: (under: EvmUnderTest, moving: Moving) => Promise<void>) =>
    test(name, async () => {
      const under = create()
      await withPage(
        () => under,
        async (page) => {
          await page.connect()
          const [, network] = page.networks
          const move = () => page.adapter.features['network:switch']?.({ network })
          await run(under, {
            move: async () => move(),
            isThere: () => page.adapter.getConnection()?.caipNetworkId === network.caipNetworkId,
          })
        },
      )
    })

  describe('conformance', () => {
    for (const [form, error] of refusals)
      check(`unknown chain: added where the wallet says so, ${form}`, async (under, moving) => {
        const [wallet] = under.wallets
        const [, { id, name, rpcUrls }] = under.networks
        wallet.unlearn(error)
        await moving.move()
        expect(moving.isThere()).toBe(true)
        expect(wallet.added).toMatchObject([
          [
            {
              chainId: `0x${Number(id).toString(16)}`,
              chainName: name,
              rpcUrls: rpcUrls.default.http,
            },
          ],
        ])
      })

    check(
      'unknown chain: not added where the wallet says something else',
      async (under, moving) => {
        const [wallet] = under.wallets
        wallet.unlearn({ code: 4200, message: 'Unsupported method' })
        expect(await codeOf(moving.move())).toBe('NETWORK_SWITCH_UNSUPPORTED')
        expect([wallet.added, moving.isThere()]).toEqual([[], false])
      },
    )
  })
}

type Moving = { move(): Promise<void>; isThere(): boolean }
