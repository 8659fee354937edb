import type { MessageFault } from '../fields/signInFields.ts'

/** Who a message is of. */
export type MessageAccount = {
  /** CAIP-2. */
  readonly chain: string
  /** CAIP-10: the address on the chain of the message. */
  readonly account: string
  /** The account on every chain of its family: `{namespace}:{address}`. */
  readonly holder: string
}

/** The account, or why the address and the chain are none. */
export type AccountReading = MessageAccount | { readonly fault: MessageFault }
