import type { EthersLibrary } from './ethersLibrary.ts'
import { installedEthers5 } from './installedEthers5.ts'

export const ethers5: EthersLibrary = {
  id: 'ethers5',
  toAddress: (address) => installedEthers5.utils.getAddress(address.toLowerCase()),
  toHex(text) {
    const { hexlify, toUtf8Bytes } = installedEthers5.utils
    return hexlify(toUtf8Bytes(text))
  },
  load: async () => (await import('./lazyEthers5.ts')).lazyEthers5,
}
