import { type Hex, hexToBytes } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { AccountOwner } from '../accounts/accountOwner.ts'
import { signCalls } from './signCalls.ts'
import { signQuestion } from './signQuestion.ts'

/** A key of EVM chains signs nothing of Solana. */
const none = { readMessage: () => undefined, addSignature: () => undefined }

/** Signs with a key that is at hand, for development and tests. */
export function createKeyOwner(privateKey: Hex): AccountOwner {
  const address = privateKeyToAddress(privateKey)
  const account: Parameters<typeof signCalls>[0]['account'] = {
    ...({ namespace: 'eip155', address } as const),
    privateKey: Uint8Array.from(hexToBytes(privateKey)),
  }
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
    signMessage: async (question, chainId) =>
      signQuestion({ ...{ account, question, caipNetworkId: `eip155:${chainId}` }, solana: none }),
  }
}
