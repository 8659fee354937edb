import type { StorageArea } from '@cleat/core'
import { type Hex, isAddressEqual } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createPlainAccount } from '../accounts/createPlainAccount.ts'
import { createSmartAccount } from '../accounts/createSmartAccount.ts'
import { createKeyOwner } from '../signer/createKeyOwner.ts'
import type { AuthSigner } from './authSigner.ts'

export declare namespace createDevelopmentSigner {
  type Parameters = {
    /** A key of secp256k1, 32 bytes. Every script of the page can read it. */
    privateKey: Hex
    /** Where it keeps that the visitor is logged in, such as the kit's `storage`. */
    storage: StorageArea
  }
}

const key = 'cleat.auth.development'

/**
 * A signer with its key in the page, for development and tests. Logging in asks nothing, and the
 * kit reviews what is signed. Never use it with a key that holds money.
 *
 * @example
 * ```ts
 * import type { AuthWalletLoader } from '@cleat/core'
 * import { createAuthWallet } from '@cleat/embedded-wallet/connector'
 * import { createDevelopmentSigner } from '@cleat/embedded-wallet/development'
 * import { generatePrivateKey } from 'viem/accounts'
 *
 * const privateKey = generatePrivateKey()
 *
 * export const authWallet: AuthWalletLoader = (kit) =>
 *   createAuthWallet({
 *     signer: createDevelopmentSigner({ privateKey, storage: kit.storage }),
 *     kit,
 *     name: 'Harbour',
 *   })
 * ```
 */
export function createDevelopmentSigner(
  parameters: createDevelopmentSigner.Parameters,
): AuthSigner {
  const { privateKey, storage } = parameters
  const owner = privateKeyToAccount(privateKey)
  const { address } = owner
  const isLoggedIn = () => {
    const stored = storage.getItem(key)
    return /^0x[\da-f]{40}$/i.test(stored ?? '') && isAddressEqual(stored as Hex, address)
  }
  return {
    asksVisitor: false,
    getAddress: async () => (isLoggedIn() ? address : undefined),
    async logIn() {
      storage.setItem(key, address)
      return address
    },
    logOut: async () => storage.removeItem(key),
    signMessage: ({ message }) => owner.signMessage({ message: { raw: message } }),
    signTypedData: ({ typedData }) => owner.signTypedData(JSON.parse(typedData)),
    openSmartAccount: (chain) =>
      createSmartAccount({ ...chain, owner: createKeyOwner(privateKey) }),
    openPlainAccount: (chain) => createPlainAccount({ ...chain, owner }),
  }
}
