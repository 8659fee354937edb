import { type Batch, createKit, type Kit } from '@cleat/core'
import { createDevWallet, type DevWallet, type DevWalletParameters } from '@cleat/testing'
import type { Address } from 'viem'
import { base, mainnet } from 'viem/chains'
import type { Config } from 'wagmi'
import { WagmiAdapter } from '../WagmiAdapter.ts'

/** An app with a wallet that is connected, and what it says of calls. */
export type CallsPage = {
  kit: Kit
  config: Config
  wallet: DevWallet
  account: Address
  request: (method: string, params?: unknown) => Promise<unknown>
  /** Sends calls, and returns the id. */
  send: (calls: readonly object[], more?: object) => Promise<string>
  batch: (id: string) => Batch | undefined
  /** The batch once it is decided. */
  decided: (id: string) => Promise<Batch['status'] | undefined>
  /** How often the wallet was asked with a prompt. */
  prompts: () => string[]
  close: () => void
}

let count = 0

/** Opens an app on Ethereum and Base, and connects its wallet. */
export async function openCallsPage({
  chains,
  wallet: options,
}: {
  chains: DevWalletParameters['chains']
  wallet: Omit<DevWalletParameters, 'chains' | 'info'>
}): Promise<CallsPage> {
  count += 1
  const rdns = `dev.cleat.calls${count}`
  const wallet = createDevWallet({ chains, info: { name: 'Harbour', rdns }, ...options })
  const stop = wallet.announce()
  const networks = [mainnet, base] as const
  const customRpcUrls = Object.fromEntries(
    chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
  )
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const adapter = new WagmiAdapter({ networks, customRpcUrls, storage: null as never })
  const kit = createKit({ adapters: [adapter], networks, customRpcUrls, storage })
  kit.start()
  await kit.actions.connect({ connectorId: rdns })
  const [account] = wallet.accounts
  if (!account) throw new Error('The wallet has no account.')
  const provider = kit.getProvider<{
    request(request: { method: string; params?: unknown }): Promise<unknown>
  }>('eip155')
  const request: CallsPage['request'] = async (method, params) =>
    provider?.request({ method, ...(params === undefined ? {} : { params }) })
  const feature = await kit.feature('calls')
  const batch: CallsPage['batch'] = (id) => feature.state.batches.find((one) => one.id === id)
  return {
    ...{ kit, config: adapter.wagmiConfig, wallet, account, request, batch },
    async send(calls, more) {
      const asked = { version: '2.0.0', from: account, chainId: '0x1', calls, ...more }
      const answer = await request('wallet_sendCalls', [asked])
      return (answer as { id: string }).id
    },
    async decided(id) {
      return (await feature.waitForCalls({ id, timeoutMs: 50_000 })).status
    },
    prompts: () =>
      wallet.requests
        .map(({ method }) => method)
        .filter((method) => method === 'wallet_sendCalls' || method === 'eth_sendTransaction'),
    close() {
      kit.destroy()
      stop()
      wallet.destroy()
    },
  }
}
