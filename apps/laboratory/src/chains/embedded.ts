import type { ChainSetUp } from './chainSetUp.ts'
import { startSolana } from './solana.ts'
import { setUpWagmi } from './wagmi.ts'

/** The chains of the embedded wallet: EVM and Solana, without a Solana wallet in the page. */
export async function setUpEmbedded(): Promise<ChainSetUp> {
  const { family } = await startSolana()
  const { families, wagmiAdapter } = setUpWagmi()
  return { families: [...families, family], wagmiAdapter }
}
