import { type Hex, hexToBytes } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { AccountOwner } from '../accounts/accountOwner.ts'
import { signCalls } from './signCalls.ts'

/** Signs with a key that is at hand, for development and tests. */
export function createKeyOwner(privateKey: Hex): AccountOwner {
  const address = privateKeyToAddress(privateKey)
  const account = {
    ...{ namespace: 'eip155', address, privateKey: hexToBytes(privateKey) },
  } as const
  return {
    address,
    signCalls: async (asked) =>
      signCalls({
        ...{ account, caipNetworkId: `eip155:${asked.chainId}` },
        question: { method: 'wallet_signCalls', asked },
      }),
    signRemoval: async (asked) =>
      signCalls({
        ...{ account, caipNetworkId: `eip155:${asked.chainId}` },
        question: { method: 'wallet_removeUpgrade', asked },
      }),
  }
}
