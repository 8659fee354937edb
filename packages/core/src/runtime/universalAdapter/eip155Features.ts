import { CleatError } from '../../base/errors/cleatError.ts'
import type { AdapterFeatures } from '../../contract/adapter/adapterFeatures.ts'
import type { AdapterSession } from '../../contract/walletAdapter/createWalletAdapter.ts'
import { readChain } from '../walletConnect/readChain.ts'
import type { UniversalWallet } from './universalWallet.ts'

const hexNumber = /^0x[0-9a-f]{1,64}$/i
const hexBytes = /^0x(?:[0-9a-f]{2})+$/i

/**
 * What the universal adapter can do on EVM chains without a chain library.
 * @see EIP-191, EIP-1474
 */
export function eip155Features(session: AdapterSession<UniversalWallet>): Partial<AdapterFeatures> {
  return {
    async 'message:sign'({ message, address }) {
      const { wallet } = session.current()
      const method = 'personal_sign'
      const answer = await wallet.request({ method, params: [toHex(message), address] })
      const { name } = wallet.connector
      if (typeof answer !== 'string' || !hexBytes.test(answer))
        throw new CleatError('WALLET_BAD_ANSWER', { context: { wallet: name, method, answer } })
      return { signature: answer }
    },
    async 'balance:read'({ address, network }) {
      const { nativeCurrency, name } = network
      const params = [address, 'latest']
      const answer = await readChain({ network, method: 'eth_getBalance', params })
      if (typeof answer !== 'string' || !hexNumber.test(answer))
        throw new CleatError('NETWORK_RPC_FAILED', { context: { network: name } })
      const { decimals, symbol } = nativeCurrency
      return { value: BigInt(answer), decimals, symbol }
    },
  }
}

function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
