import { expect, test } from 'vitest'
import { createFakeRelay } from '../../test/createFakeRelay.ts'
import { mainnet } from '../../test/networks.ts'
import { hasPairedWallets } from './hasPairedWallets.ts'
import type { KitOptions } from './kitOptions.ts'

const universalProvider = createFakeRelay().provider

test.each<[string, Partial<KitOptions>, boolean]>([
  ['nothing', {}, false],
  ['a project', { projectId: 'project' }, true],
  ['a pairing that nothing follows', { projectId: 'project', manualWCControl: true }, false],
  ['its provider', { universalProvider }, true],
  ['its provider and pairing', { universalProvider, manualWCControl: true }, true],
  ['its provider, and no pairing', { universalProvider, enableWalletConnect: false }, false],
])('default: an app with %s', (_, options, has) => {
  expect(hasPairedWallets({ networks: [mainnet], ...options })).toBe(has)
})
