import { embeddedWallet } from '@cleat/embedded-wallet'
import type { createAppKit } from '@cleat/react'
import { fetchLaboratory } from '../localnet/fetchLaboratory.ts'
import { fetchSmartChains } from '../localnet/fetchSmartChains.ts'

/** An app whose visitors log in: the wallet is on an origin of this machine. */
export async function loadEmbeddedOptions(): Promise<Partial<createAppKit.Parameters>> {
  // With `site=other` it is on another site than the page. `service=strict` makes visitors wait for
  // a recovery by code, and asks for more than a passkey in a new browser.
  const asked = [...new URLSearchParams(location.search)]
  const search = new URLSearchParams(asked.filter(([name]) => ['site', 'service'].includes(name)))
  const path = search.size > 0 ? `wallet-service?${search}` : 'wallet-service'
  const { url: origin } = await fetchLaboratory<{ url: string }>({ path })
  return { authWallet: embeddedWallet({ origin, name: 'Harbour' }) }
}

/** The same on chains with smart accounts: a bundler, and a sponsor for some calls. */
export async function loadEmbeddedSmartOptions(): Promise<Partial<createAppKit.Parameters>> {
  const { url: origin } = await fetchLaboratory<{ url: string }>({ path: 'wallet-service' })
  const { chains, bundlerUrl, paymasterUrl, token, spender } = await fetchSmartChains()
  const isPlain = new URLSearchParams(location.search).get('type') === 'eoa'
  return {
    ...(isPlain && { defaultAccountTypes: { eip155: 'eoa' } }),
    customRpcUrls: Object.fromEntries(
      chains.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
    ),
    contracts: { [`eip155:8453:${spender}`]: { name: 'Local Router', trusted: true } },
    tokens: { 'eip155:8453': { address: token } },
    authWallet: embeddedWallet({
      ...{ origin, name: 'Harbour', networks: { 'eip155:8453': { bundlerUrl, paymasterUrl } } },
    }),
  }
}
