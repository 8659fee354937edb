import type { LazyEthers } from './ethersLibrary.ts'
import { installedEthers5 } from './installedEthers5.ts'

export const lazyEthers5: LazyEthers = {
  openRpc({ url, chainId }) {
    const { StaticJsonRpcProvider } = installedEthers5.providers
    const rpc = new StaticJsonRpcProvider(url, { chainId, name: `eip155:${chainId}` })
    return {
      getBalance: async (address) => (await rpc.getBalance(address)).toBigInt(),
      call: (transaction) => rpc.send('eth_call', [transaction, 'latest']),
      close: () => void rpc.removeAllListeners(),
    }
  },
  async loadSignatures() {
    const { hashMessage, recoverAddress } = installedEthers5.utils
    return { hashMessage, recover: recoverAddress }
  },
}
