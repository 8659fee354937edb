import { expect, test } from 'vitest'
import { createTestKit } from '../../../test/createTestKit.ts'
import { base, baseId, mainnet, mainnetId, solana, solanaId } from '../../../test/networks.ts'
import type { SendIntent } from '../state/sendIntent.ts'
import { findIntentNetwork } from './findIntentNetwork.ts'

test.each<[SendIntent, string | undefined]>([
  [{}, mainnetId],
  [{ chainId: 8453 }, baseId],
  [{ chainId: '8453' }, baseId],
  [{ namespace: 'eip155', chainId: 8453 }, baseId],
  [{ namespace: 'solana' }, solanaId],
  [{ namespace: 'solana', chainId: solana.id }, solanaId],
  [{ caipNetworkId: baseId }, baseId],
  [{ namespace: 'eip155', caipNetworkId: baseId }, baseId],
  [{ namespace: 'solana', caipNetworkId: baseId }, undefined],
  [{ chainId: 137 }, undefined],
  [{ namespace: 'bip122' }, undefined],
  [{ namespace: '__proto__' }, undefined],
])('default: %j', (intent, id) => {
  const { kit } = createTestKit({ networks: [mainnet, base, solana] })
  expect(findIntentNetwork(kit, intent)?.caipNetworkId).toBe(id)
})
