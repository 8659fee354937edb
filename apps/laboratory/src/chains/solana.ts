import { SolanaAdapter } from '@cleat/adapter-solana'
import { createSolanaWallet, devSolanaSeeds } from '@cleat/testing/solana'
import { isWalletWanted, requestConsent } from '../wallets/visitor.ts'
import { walletLook } from '../wallets/walletLook.ts'
import type { ChainFamily, ChainSetUp } from './chainSetUp.ts'
import { startChain } from './startChain.ts'

export async function setUpSolana(): Promise<ChainSetUp> {
  const { family, tokens } = await startSolana()
  if (isWalletWanted) installSolanaWallet({ look: 'mooring', seeds: devSolanaSeeds.slice(0, 2) })
  return {
    families: [family],
    tokens: Object.fromEntries(family.networks.map(({ id }) => [`solana:${id}`, tokens])),
  }
}

/** Mainnet and devnet, both served by the local chain. */
export async function startSolana(): Promise<{
  family: ChainFamily
  tokens: readonly { readonly address: string }[]
}> {
  const { rpcUrl, tokens } = await startChain('solana')
  const common = {
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl] } },
  } as const
  const explorer = (url: string) => ({ default: { name: 'Solana Explorer', url } })
  const family: ChainFamily = {
    title: 'Solana',
    adapter: new SolanaAdapter(),
    networks: [
      {
        ...common,
        id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        name: 'Solana',
        blockExplorers: explorer('https://explorer.solana.com'),
      },
      {
        ...common,
        id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
        name: 'Solana Devnet',
        blockExplorers: explorer('https://explorer.solana.com/?cluster=devnet'),
        testnet: true,
      },
    ],
    transfer: { to: '7e5pxK83ceXb2iWXBizF1U8MdL7C5VcVBBXpDWaYo3x1', value: 10_000_000n },
  }
  return { family, tokens }
}

export function installSolanaWallet(parameters: {
  look: keyof typeof walletLook
  seeds: readonly Uint8Array[]
}): void {
  const { name, icon } = walletLook[parameters.look]
  createSolanaWallet({
    ...{ name, icon, seeds: parameters.seeds, storage: localStorage },
    approve: ({ kind }) => requestConsent({ wallet: name, what: kind }),
  }).register()
}
