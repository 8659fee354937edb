import { devSolanaSeeds } from '@cleat/testing/solana'
import { installEvmWallet } from '../wallets/installWallets.ts'
import { isWalletWanted } from '../wallets/visitor.ts'
import { installBitcoinWallet, startBitcoin } from './bitcoin.ts'
import type { ChainFamily, ChainSetUp } from './chainSetUp.ts'
import { installPolkadotWallet, startPolkadot } from './polkadot.ts'
import { installSolanaWallet, startSolana } from './solana.ts'
import { setUpWagmi } from './wagmi.ts'

/** Every adapter, with a wallet for each chain family and one wallet for three of them. */
export async function setUpSeveral(): Promise<ChainSetUp> {
  const [{ family: solana }, polkadot, bitcoin] = await Promise.all([
    startSolana(),
    startPolkadot(),
    // Some machines have no Bitcoin node. The page works without it.
    startBitcoin().catch(() => undefined),
  ])
  const { families, wagmiAdapter } = setUpWagmi()
  if (isWalletWanted) {
    installSolanaWallet({ look: 'mooring', seeds: devSolanaSeeds.slice(0, 2) })
    installPolkadotWallet()
    if (bitcoin) installBitcoinWallet({ look: 'tideway', dialect: 'satsConnect', ...bitcoin })
    installLighthouse(bitcoin?.rpcUrl)
  }
  const others: readonly ChainFamily[] = bitcoin
    ? [solana, bitcoin.family, polkadot]
    : [solana, polkadot]
  return { families: [...families, ...others], wagmiAdapter }
}

/** One wallet with three announcements under one name, and separate keys. */
function installLighthouse(bitcoinRpcUrl: string | undefined): void {
  installEvmWallet({
    look: 'lighthouse',
    // The fourth key that local chains fund.
    privateKeys: ['0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6'],
  })
  installSolanaWallet({ look: 'lighthouse', seeds: devSolanaSeeds.slice(2) })
  if (bitcoinRpcUrl)
    installBitcoinWallet({
      ...{ look: 'lighthouse', dialect: 'walletStandard', rpcUrl: bitcoinRpcUrl },
    })
}
