import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { stringToBytes } from 'viem/utils'

/** An account that signs for names. */
export type NameSigner = {
  readonly namespace: 'eip155' | 'solana'
  readonly address: string
  readonly chainId: string
  sign(message: string): Promise<string>
}

/** Signers of new accounts. */
export const createNameSigners = {
  evm(): NameSigner {
    const wallet = privateKeyToAccount(generatePrivateKey())
    return {
      ...{ namespace: 'eip155', address: wallet.address, chainId: '1' },
      sign: (message) => wallet.signMessage({ message }),
    }
  },
  solana(): NameSigner {
    const { secretKey, publicKey } = ed25519.keygen()
    return {
      ...{ namespace: 'solana', address: base58.encode(publicKey), chainId: 'mainnet' },
      sign: async (message) => base58.encode(ed25519.sign(stringToBytes(message), secretKey)),
    }
  },
}
