import { JsonRpcProvider } from 'ethers'
import type { LazyEthers } from './ethersLibrary.ts'

export const lazyEthers6: LazyEthers = {
  openRpc({ url, chainId }) {
    const rpc = new JsonRpcProvider(url, chainId, { staticNetwork: true })
    return {
      getBalance: (address) => rpc.getBalance(address),
      call: (transaction) => rpc.send('eth_call', [transaction, 'latest']),
      close: () => rpc.destroy(),
    }
  },
  loadSignatures: async () => (await import('./signatures6.ts')).signatures6,
}
