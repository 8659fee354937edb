import { BrowserProvider, type Eip1193Provider, verifyMessage } from 'ethers'
import { kit } from './config.ts'

/** Signs a text with the account of the connected wallet, and says who signed. */
export async function sign(message: string): Promise<string> {
  const provider = kit.getWalletProvider<Eip1193Provider>()
  if (!provider) throw new Error('Connect a wallet first.')
  const signer = await new BrowserProvider(provider).getSigner()
  return `Signed by ${verifyMessage(message, await signer.signMessage(message))}`
}
