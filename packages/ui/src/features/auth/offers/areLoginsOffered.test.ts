import { act } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createTestKit } from '../../../test/createTestKit.ts'
import { createTestLogins } from '../../../test/createTestLogins.ts'
import { areLoginsOffered } from './areLoginsOffered.ts'

function create(parameters: createTestLogins.Parameters = {}) {
  const { options, load } = createTestLogins(parameters)
  const { kit } = createTestKit(options)
  onTestFinished(() => kit.destroy())
  return { kit, load: () => act(() => load(kit)) }
}

test('default: by the option alone, then where the wallet is', async () => {
  const { kit, load } = create()
  expect(kit.remoteWallets.current).toBeUndefined()
  expect(areLoginsOffered(kit, undefined)).toBe(true)
  expect(areLoginsOffered(kit, 'bip122')).toBe(true)
  await load()
  expect(areLoginsOffered(kit, 'eip155')).toBe(true)
  expect(areLoginsOffered(kit, 'bip122')).toBe(false)
})

test.each([
  { authWallet: undefined },
  { features: { email: false, socials: false } },
  { features: { email: false, socials: [] } },
] as const)('parameters: not with %j', (options) => {
  expect(areLoginsOffered(create(options).kit, undefined)).toBe(false)
})

test('behavior: not to a visitor who is logged in', async () => {
  const { kit, load } = create({ isConnected: true })
  await load()
  expect(areLoginsOffered(kit, undefined)).toBe(false)
})
