/** What code an account runs on a network. @see EIP-7702 */
export type AccountCode =
  /** A plain account. */
  | { readonly kind: 'none' }
  /** It runs code that Cleat knows, at its known address. */
  | {
      readonly kind: 'known'
      /** Of the program, as visitors read it. */
      readonly name: string
      readonly address: string
    }
  /** Its author may be able to take what is sent there. */
  | { readonly kind: 'unknown'; readonly address: string }
  /** It is a contract itself, such as a Safe. */
  | { readonly kind: 'contract' }
