import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks.ts'
import { isPairingOffered } from './isPairingOffered.ts'
import type { KitOptions } from './kitOptions.ts'

const relay = 'wss://relay.example'

test.each<[string, Partial<KitOptions>, boolean]>([
  ['nothing', {}, false],
  ['a project', { projectId: 'project' }, true],
  ['an empty project', { projectId: '' }, false],
  ['a relay', { services: { relay } }, true],
  ['a project, and no pairing', { projectId: 'project', enableWalletConnect: false }, false],
  ['a project, and a pairing of its own', { projectId: 'project', manualWCControl: true }, false],
])('default: an app with %s', (_, options, isOffered) => {
  expect(isPairingOffered({ networks: [mainnet], adapters: [], ...options })).toBe(isOffered)
})
