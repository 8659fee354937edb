import { kusama, PolkadotAdapter } from '@cleat/adapter-polkadot'
import { polkadotApi } from '@cleat/adapter-polkadot/polkadot-api'
import { createPolkadotWallet } from '@cleat/testing/polkadot'
import { isWalletWanted, rememberConsent, requestConsent } from '../wallets/visitor.ts'
import { walletLook } from '../wallets/walletLook.ts'
import type { ChainFamily, ChainSetUp } from './chainSetUp.ts'
import { startChain } from './startChain.ts'

export async function setUpPolkadot(): Promise<ChainSetUp> {
  const family = await startPolkadot()
  if (isWalletWanted) installPolkadotWallet()
  return { families: [family] }
}

/** A local Asset Hub, and Kusama from the same node. */
export async function startPolkadot(): Promise<ChainFamily> {
  const { rpcUrl, reference } = await startChain('polkadot')
  const rpcUrls = { default: { http: [rpcUrl] } }
  return {
    title: 'Polkadot',
    adapter: new PolkadotAdapter({ transactions: polkadotApi() }),
    networks: [
      {
        id: reference,
        chainNamespace: 'polkadot',
        name: 'Local Asset Hub',
        nativeCurrency: { name: 'ROC', symbol: 'ROC', decimals: 12 },
        rpcUrls,
        testnet: true,
      },
      { ...kusama, rpcUrls },
    ],
    transfer: {
      to: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
      value: 250_000_000_000n,
    },
  }
}

/** Polkadot extensions have no name but their key. */
export function installPolkadotWallet(): void {
  const { name } = walletLook.anchor
  const consent = rememberConsent('polkadot')
  createPolkadotWallet({
    name,
    isAuthorised: consent.isGiven(),
    async approve({ kind }) {
      const approved = await requestConsent({ wallet: name, what: kind })
      if (kind === 'enable' && approved) consent.give()
      return { approved }
    },
  }).inject()
}
