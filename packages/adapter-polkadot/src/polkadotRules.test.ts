import { kusama, kusamaAssetHub, polkadot, polkadotAssetHub, westend } from '@cleat/core/networks'
import { expect, test } from 'vitest'
import { polkadotRules } from './polkadotRules.ts'

test('parameters: explorerPath', () => {
  for (const { blockExplorers } of [kusama, kusamaAssetHub, polkadot, polkadotAssetHub, westend])
    expect(polkadotRules.explorerPath?.(blockExplorers?.default.url ?? '')).toBe('account')
  expect(polkadotRules.explorerPath?.('https://explorer.example')).toBeUndefined()
})
