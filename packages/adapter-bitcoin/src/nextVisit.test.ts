import { createKit } from '@cleat/core'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { BitcoinAdapter } from './BitcoinAdapter.ts'
import { createNetwork } from './test/createNetwork.ts'
import { dialects } from './test/dialects.ts'

beforeEach(() => localStorage.clear())

afterEach(() => {
  for (const name of ['okxwallet', 'btc_providers']) Reflect.deleteProperty(window, name)
})

function visit() {
  const networks = [createNetwork('regtest')] as const
  const kit = createKit({ networks, adapters: [new BitcoinAdapter()] })
  kit.start()
  onTestFinished(kit.destroy)
  const account = () => kit.controllers.account.get('bip122')
  return { kit, account }
}

test.each(dialects)('default: %s comes back by itself and signs', async (dialect) => {
  let prompts = 0
  const wallet = createBitcoinWallet({
    async approve() {
      prompts += 1
      return { approved: true }
    },
  })
  onTestFinished(wallet.speak(dialect, window))
  const first = visit()
  const [{ id: connectorId } = { id: '' }] = first.kit.controllers.connectors.state.connectors
  await first.kit.actions.connect({ connectorId })
  const before = first.account().allAccounts
  await first.kit.actions.signMessage({ message: 'Hello' })
  first.kit.destroy()

  const next = visit()
  await vi.waitFor(() => expect(next.account().status).toBe('connected'))
  expect(next.account().allAccounts).toEqual(before)
  expect(prompts).toBe(2)
  await next.kit.actions.signMessage({ message: 'Hello again' })
  await next.kit.actions.disconnect()
  next.kit.destroy()

  const last = visit()
  expect(last.account().status).toBe('disconnected')
  expect(prompts).toBe(3)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('cleat.bip122'))).toEqual([])
})

test('error: what Leather signs with another account is not taken', async () => {
  const wallet = createBitcoinWallet()
  onTestFinished(wallet.speak('leather', window))
  const { kit } = visit()
  await kit.actions.connect({ connectorId: 'Leather' })
  wallet.selectAccount(1)
  await expect(kit.actions.signMessage({ message: 'Hello' })).rejects.toMatchObject({
    code: 'REQUEST_SIGNATURE_INVALID',
  })
})
