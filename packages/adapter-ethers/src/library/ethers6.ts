import { getAddress, hexlify, toUtf8Bytes } from 'ethers'
import type { EthersLibrary } from './ethersLibrary.ts'

export const ethers6: EthersLibrary = {
  id: 'ethers',
  toAddress: (address) => getAddress(address.toLowerCase()),
  toHex: (text) => hexlify(toUtf8Bytes(text)),
  load: async () => (await import('./lazyEthers6.ts')).lazyEthers6,
}
