import { createKit } from '@cleat/core'
import type { TransferAdapter } from '@cleat/core/adapter'
import { createSend, type SendController } from '@cleat/core/send'
import { type BitcoinWallet, createBitcoinWallet } from '@cleat/testing/bitcoin'
import { expect, onTestFinished, vi } from 'vitest'
import { BitcoinAdapter } from '../BitcoinAdapter.ts'
import { type BitcoinProvider, createBitcoinProvider } from '../features/createBitcoinProvider.ts'
import { createNetwork } from './createNetwork.ts'
import { speakStandard } from './speakStandard.ts'

/** A kit with payments, and a connected Wallet Standard wallet that only signs. */
export async function openPayments(parameters: {
  url: string
  seed?: string | undefined
  /** Wraps the transfer adapter, as an attacker could. */
  change?: ((transfers: TransferAdapter) => TransferAdapter) | undefined
}): Promise<{
  send: SendController
  wallet: BitcoinWallet
  provider: BitcoinProvider
  fill: (link: string) => Promise<void>
  /** Drops the payments in memory and keeps the stored ones. */
  reload: () => SendController
}> {
  const { url, seed, change = (transfers) => transfers } = parameters
  localStorage.clear()
  const wallet = createBitcoinWallet({ seed, info: { name: 'Harbour' } })
  const toFeatures: Parameters<typeof speakStandard>[0]['toFeatures'] = ({
    'bitcoin:sendTransfer': _,
    ...features
  }) => features
  onTestFinished(speakStandard({ wallet, window, toFeatures }))
  const adapter = new BitcoinAdapter()
  const load = adapter.features['transfers:load']
  if (!load) throw new Error('There is no money.')
  const features = { ...adapter.features, 'transfers:load': async () => change(await load()) }
  Reflect.defineProperty(adapter, 'features', { value: features })
  const kit = createKit({ networks: [createNetwork('regtest', url)], adapters: [adapter] })
  kit.start()
  onTestFinished(kit.destroy)
  await kit.actions.connect({ connectorId: 'Harbour' })
  const runtime = await kit.runtime.load()
  const open = () => createSend(runtime)
  const send = open()
  return {
    ...{ send, wallet },
    provider: createBitcoinProvider({
      submit: async (request) => adapter.features['provider:request']?.(request),
      disconnect: () => adapter.disconnect(),
    }),
    reload() {
      send.destroy()
      return open()
    },
    async fill(link) {
      send.start()
      send.setReceiver(link)
      await vi.waitFor(() => expect(send.validate()).toBeUndefined(), 5000)
    },
  }
}
