import type { Address, Hex } from 'viem'
import type { AuthChain } from '../accounts/authChain.ts'
import type { PlainAccount } from '../accounts/createPlainAccount.ts'
import type { SmartAccount } from '../accounts/smartAccount.ts'

/**
 * Holds the key behind the connector of type `AUTH`. In production that is the frame of the
 * operator's origin; see `createDevelopmentSigner` for a key in the page. What it throws reaches
 * the app as it is: a `CleatError` keeps its code.
 */
export type AuthSigner = {
  /** Whether it asks the visitor itself before it signs. Otherwise the kit does. */
  readonly asksVisitor: boolean
  /** The address of the visitor who is logged in; nothing where none is. Never prompts. */
  getAddress(): Promise<Address | undefined>
  /** Logs a visitor in, and returns the address. */
  logIn(): Promise<Address>
  /** Logs the visitor out. */
  logOut(): Promise<void>
  /** Calls back when another visitor is logged in, or none. @default that never happens */
  subscribe?(listener: () => void): () => void
  /** Signs bytes as a message. @see EIP-191 */
  signMessage(parameters: {
    /** The bytes of the message, without the prefix of EIP-191. */
    message: Hex
    /** Where the app asked. */
    chain: AuthChain
  }): Promise<Hex>
  /** Signs typed data, given as its JSON text. @see EIP-712 */
  signTypedData(parameters: {
    /** JSON with `types`, `primaryType`, `domain` and `message`. */
    typedData: string
    /** Where the app asked. */
    chain: AuthChain
  }): Promise<Hex>
  /**
   * The account that makes several calls at once. Sends no request. The signers of this package
   * have one; leave it out of another.
   * @default accounts are plain
   */
  openSmartAccount?(chain: AuthChain): SmartAccount
  /** The same address as a plain account. Sends no request. */
  openPlainAccount(chain: AuthChain): PlainAccount
}
