import type { CaipNetwork } from '@cleat/core'
import { expect, test } from 'vitest'
import { createTestKit } from '../../../test/createTestKit.ts'
import { manyNetworks } from '../../../test/testNetworks.ts'
import { findNetworks } from './findNetworks.ts'

function find(search: string): readonly string[] {
  const { kit } = createTestKit({ networks: manyNetworks })
  const { eip155 } = kit.controllers.network.state.byNamespace
  const toChoice = (network: CaipNetwork) => ({
    network,
    isCurrent: false,
    refusingWallet: undefined,
  })
  const groups = [{ namespace: 'eip155', choices: (eip155?.caipNetworks ?? []).map(toChoice) }]
  kit.destroy()
  return findNetworks(groups, search).flatMap(({ choices }) =>
    choices.map(({ network }) => network.name),
  )
}

test('default', () => {
  expect(find('')).toHaveLength(manyNetworks.length)
  expect(find('NET')).toEqual(['OP Mainnet'])
  expect(find('ar')).toEqual(['Arbitrum One', 'BNB Smart Chain'])
})

test('behavior: an id finds its network, a part of it does not', () => {
  expect(find('8453')).toEqual(['Base'])
  expect(find('845')).toEqual([])
})

test('behavior: groups without a hit are left out', () => {
  expect(find('zzz')).toEqual([])
})
