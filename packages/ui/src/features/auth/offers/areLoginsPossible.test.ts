import { act } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createTestKit } from '../../../test/createTestKit.ts'
import { createTestLogins } from '../../../test/createTestLogins.ts'
import { areLoginsPossible } from './areLoginsPossible.ts'

function create(parameters: createTestLogins.Parameters = {}) {
  const { options, load } = createTestLogins(parameters)
  const { kit } = createTestKit(options)
  onTestFinished(() => kit.destroy())
  const read = (namespace?: string) =>
    areLoginsPossible({ kit, namespace, accounts: kit.controllers.account.state })
  return { kit, read, load: () => act(() => load(kit)) }
}

test('default: anywhere until the wallet is loaded, then where it has accounts', async () => {
  const { kit, read, load } = create()
  expect(kit.remoteWallets.current).toBeUndefined()
  expect([read(), read('bip122')]).toEqual([true, true])
  await load()
  expect([read(), read('eip155'), read('bip122')]).toEqual([true, true, false])
})

test('behavior: not to a visitor who is logged in', async () => {
  const { read, load } = create({ isConnected: true })
  await load()
  expect(read()).toBe(false)
})
