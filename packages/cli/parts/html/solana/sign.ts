import type { SolanaProvider } from '@cleat/adapter-solana'
import { kit } from './config.ts'

/** Signs a text with the account of the connected wallet. */
export async function sign(message: string): Promise<string> {
  const provider = kit.getWalletProvider<SolanaProvider>()
  if (!provider) throw new Error('Connect a wallet first.')
  const signature = await provider.signMessage(new TextEncoder().encode(message))
  return btoa(String.fromCharCode(...signature))
}
