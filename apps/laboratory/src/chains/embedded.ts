import type { ChainSetUp } from './chainSetUp.ts'
import { setUpSmartAccounts } from './smartAccounts.ts'
import { startSolana } from './solana.ts'
import { setUpWagmi } from './wagmi.ts'

/** The chains of the embedded wallet: EVM and Solana, without a Solana wallet in the page. */
export async function setUpEmbedded(): Promise<ChainSetUp> {
  const { family } = await startSolana()
  const { families, wagmiAdapter } = setUpWagmi()
  return { families: [...families, family], wagmiAdapter }
}

/** The same on a chain with smart accounts, and one without. */
export async function setUpEmbeddedSmart(): Promise<ChainSetUp> {
  const { family } = await startSolana()
  const { families, wagmiAdapter } = await setUpSmartAccounts('wagmi')
  return { families: [...families, family], wagmiAdapter }
}
