import type { Hex } from 'viem'

/** What an owner signed. */
export type NameProof = {
  /** CAIP-10. */
  readonly account: string
  readonly message: string
  readonly signature: string
}

export type NameRegistration = {
  readonly name: string
  readonly skeleton: string
  readonly subject: string
  /** As the account writes it. */
  readonly address: string
  readonly addresses: ReadonlyMap<bigint, Hex>
  readonly proof: NameProof
}

/** Whether a name was registered. `similar` names the one that it looks like. */
export type RegistrationOutcome =
  | { readonly status: 'registered' }
  | { readonly status: 'taken' }
  /** It had an owner. */
  | { readonly status: 'resting'; readonly until: Date }
  | { readonly status: 'similar'; readonly other: string }
  | { readonly status: 'limit' }
