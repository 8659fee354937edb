import { startBitcoin } from './bitcoin.ts'
import type { ChainSetUp } from './chainSetUp.ts'
import { startSolana } from './solana.ts'
import { setUpWagmi } from './wagmi.ts'

/** The web wallet's chains, without wallets in the page. */
export async function setUpPaired(): Promise<ChainSetUp> {
  const [{ family: solana }, bitcoin] = await Promise.all([startSolana(), startBitcoin()])
  const { families, wagmiAdapter } = setUpWagmi()
  return { families: [...families, solana, bitcoin.family], wagmiAdapter }
}
