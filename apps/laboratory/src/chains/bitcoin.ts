import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import { type BitcoinDialect, createBitcoinWallet } from '@cleat/testing/bitcoin'
import { bitcoinSeeds } from '../wallets/bitcoinSeeds.ts'
import { isWalletWanted, rememberConsent, requestConsent } from '../wallets/visitor.ts'
import { walletLook } from '../wallets/walletLook.ts'
import type { ChainFamily, ChainSetUp } from './chainSetUp.ts'
import { startChain } from './startChain.ts'

export async function setUpBitcoin(): Promise<ChainSetUp> {
  const { family, rpcUrl } = await startBitcoin()
  if (isWalletWanted) installBitcoinWallet({ look: 'tideway', dialect: 'satsConnect', rpcUrl })
  return { families: [family] }
}

/** The local regtest network, and a network without any payments. */
export async function startBitcoin(): Promise<{ family: ChainFamily; rpcUrl: string }> {
  const { rpcUrl } = await startChain('bitcoin')
  const common = {
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  } as const
  const family: ChainFamily = {
    title: 'Bitcoin',
    adapter: new BitcoinAdapter(),
    networks: [
      { ...common, id: '0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Bitcoin Regtest' },
      {
        ...common,
        id: '00000008819873e925422c1ff0f99f7c',
        name: 'Bitcoin Signet',
        rpcUrls: { default: { http: [`${location.origin}/empty-esplora`] } },
        blockExplorers: { default: { name: 'Mempool', url: 'https://mempool.space/signet' } },
      },
    ],
    transfer: { to: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', value: 100_000n },
  }
  return { family, rpcUrl }
}

export function installBitcoinWallet(parameters: {
  look: keyof typeof bitcoinSeeds
  dialect: BitcoinDialect
  rpcUrl: string
}): void {
  const { look, dialect, rpcUrl } = parameters
  const { name, icon } = walletLook[look]
  const consent = rememberConsent(`bitcoin.${look}`)
  createBitcoinWallet({
    ...{ seed: bitcoinSeeds[look], info: { name, icon, id: `${look}Provider` } },
    chain: { esploraUrl: rpcUrl, fetch: (...request) => fetch(...request) },
    isAuthorised: consent.isGiven(),
    async approve({ method }) {
      const approved = await requestConsent({ wallet: name, what: method })
      if (method === 'connect' && approved) consent.give()
      return { approved }
    },
  }).speak(dialect)
}
