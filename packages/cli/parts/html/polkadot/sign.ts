import type { PolkadotProvider } from '@cleat/adapter-polkadot'
import { kit } from './config.ts'

/** Signs a text with the account of the connected wallet. Extensions wrap it in `<Bytes>`. */
export async function sign(message: string): Promise<string> {
  const provider = kit.getWalletProvider<PolkadotProvider>()
  const { address } = kit.getAccount()
  if (!provider || !address) throw new Error('Connect a wallet first.')
  const bytes = [...new TextEncoder().encode(message)]
  const data = `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const { signature } = await provider.signRaw({ address, data, type: 'bytes' })
  return signature
}
