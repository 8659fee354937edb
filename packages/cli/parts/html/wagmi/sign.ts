import { signMessage } from 'wagmi/actions'
import { wagmiAdapter } from './config.ts'

/** Signs a text with the account of the connected wallet. */
export function sign(message: string): Promise<string> {
  return signMessage(wagmiAdapter.wagmiConfig, { message })
}
