import { expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.ts'
import { findKnownWallet } from './findKnownWallet.ts'

test('default', async () => {
  const { kit } = createTestKit()
  expect(await findKnownWallet(kit, { wallet: 'MetaMask' })).toMatchObject({ rdns: 'io.metamask' })
  expect(await findKnownWallet(kit, { wallet: 'io.metamask' })).toMatchObject({ name: 'MetaMask' })
  expect(await findKnownWallet(kit, { wallet: 'No such wallet' })).toBeUndefined()
})

test('parameters: namespace', async () => {
  const { kit } = createTestKit()
  expect(await findKnownWallet(kit, { wallet: 'MetaMask', namespace: 'eip155' })).toBeDefined()
  expect(await findKnownWallet(kit, { wallet: 'MetaMask', namespace: 'polkadot' })).toBeUndefined()
})

test('behavior: what the app knows comes first', async () => {
  const { kit } = createTestKit({ customWallets: [{ id: 'own', name: 'MetaMask' }] })
  expect(await findKnownWallet(kit, { wallet: 'metamask' })).toEqual({
    id: 'own',
    name: 'MetaMask',
  })
})
