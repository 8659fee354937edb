import { expect, test } from 'vitest'
import { createFakeAuthWallet } from '../../test/createFakeAuthWallet.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { getAccountType } from './getAccountType.ts'

type Types = { readonly eip155?: 'eoa' | 'smartAccount' }

/** A kit with what each of the four has said, if anything. */
function read(given: { chosen?: 'eoa' | 'smartAccount'; pinned?: Types; app?: Types }) {
  const { kit } = createTestKit(given.app && { defaultAccountTypes: given.app })
  if (given.chosen) kit.storage.set('accountTypes', [{ namespace: 'eip155', type: given.chosen }])
  const { wallet } = createFakeAuthWallet()
  const auth = { ...wallet, pinnedAccountTypes: given.pinned }
  return getAccountType(
    { ...kit, remoteWallets: { ...kit.remoteWallets, current: { auth } } } as never,
    'eip155',
  )
}

test('default: what the embedded wallet begins with', () => {
  expect(read({})).toBe('smartAccount')
})

test('behavior: the visitor goes before the wallet, and the wallet before the app', () => {
  expect(read({ app: { eip155: 'eoa' } })).toBe('eoa')
  expect(read({ app: { eip155: 'eoa' }, pinned: { eip155: 'smartAccount' } })).toBe('smartAccount')
  expect(read({ app: { eip155: 'smartAccount' }, pinned: { eip155: 'eoa' } })).toBe('eoa')
  expect(read({ chosen: 'smartAccount', pinned: { eip155: 'eoa' } })).toBe('smartAccount')
  expect(read({ pinned: {}, app: { eip155: 'eoa' } })).toBe('eoa')
})

test('behavior: foreign data is none', () => {
  expect(read({ app: { eip155: 'admin' } as never })).toBe('smartAccount')
})
