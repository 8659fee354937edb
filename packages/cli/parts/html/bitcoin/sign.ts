import type { BitcoinProvider } from '@cleat/adapter-bitcoin'
import { kit } from './config.ts'

/** Signs a text with the account of the connected wallet. */
export async function sign(message: string): Promise<string> {
  const provider = kit.getWalletProvider<BitcoinProvider>()
  const { address } = kit.getAccount()
  if (!provider || !address) throw new Error('Connect a wallet first.')
  return provider.signMessage({ message, address })
}
