import type { ChainAdapter } from '@cleat/core/adapter'
import { createWalletClient, custom } from 'viem'
import { expect, test } from 'vitest'
import { listEvmRequests } from '../../../corpus/listEvmRequests.ts'
import type { EvmRoad } from './evmRoad.ts'
import { openRoad, type Passed } from './openRoad.ts'
import { toReached } from './toReached.ts'

export declare namespace testEvmRoads {
  type Parameters<adapter extends ChainAdapter = ChainAdapter> = {
    /** Creates the adapter for a page. Called for each test. */
    createAdapter: openRoad.Parameters<adapter>['createAdapter']
    /** Those of the adapter's library, by name. */
    roads: { readonly [name: string]: EvmRoad<adapter> }
  }
}

/** Those that are there whatever the library is. */
const shared: { readonly [name: string]: EvmRoad } = {
  'the provider of the kit': {
    open: ({ provider }) => provider.request,
  },
  viem: {
    open({ provider }) {
      const client = createWalletClient({ transport: custom(provider) })
      return (request) => client.request(request as never)
    },
  },
}

/**
 * Declares, in a Vitest file, that an adapter of eip155 brings every request of the corpus to the
 * rules and to the wallet unchanged, whichever way an app asks: by the provider of the kit, by
 * viem, and by the roads of the adapter's library. A wallet with scripted answers is connected.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { testEvmRoads } from '@cleat/testing/conformance'
 *
 * testEvmRoads({ createAdapter: () => new EthersAdapter(), roads: {} })
 * ```
 */
export function testEvmRoads<adapter extends ChainAdapter>(
  parameters: testEvmRoads.Parameters<adapter>,
): void {
  const { createAdapter } = parameters
  const rows = listEvmRequests()
  for (const [name, road] of Object.entries<EvmRoad<adapter>>({ ...shared, ...parameters.roads })) {
    const unjudged = Object.keys(road.unjudged ?? {})

    test(`roads: every request is judged and sent as it is: ${name}`, async () => {
      const pass = await openRoad({ createAdapter, road, isApproved: true })
      for (const { name: row, request, actions, level, verdict } of rows) {
        const isRefused = verdict === 'refuse'
        const expected: Passed = {
          judged: unjudged.includes(row) ? [] : [{ actions, level, verdict }],
          isReviewed: verdict === 'confirm',
          reached: isRefused ? [] : [toReached(request)],
          isRejected: isRefused,
        }
        expect(await pass(request), row).toEqual(expected)
      }
    })

    test(`roads: what the visitor declines asks no wallet: ${name}`, async () => {
      const pass = await openRoad({ createAdapter, road, isApproved: false })
      for (const { name: row, request, verdict } of rows)
        if (verdict === 'confirm')
          expect(await pass(request), row).toMatchObject({ reached: [], isRejected: true })
    })

    test(`roads: what passes unjudged is in the corpus: ${name}`, () => {
      const names = rows.map((row) => row.name)
      expect(unjudged.filter((one) => !names.includes(one))).toEqual([])
    })
  }
}
