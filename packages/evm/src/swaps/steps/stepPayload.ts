import type { EvmPayload } from '../../payload/readPayload.ts'

/** A step's payload, copied: what is sent is what was read. */
export type StepPayload =
  | { readonly type: 'transaction'; readonly transaction: EvmPayload }
  | { readonly type: 'batch'; readonly batch: BatchPayload }
  | { readonly type: 'signature'; readonly signature: SignaturePayload }

/** The payload of `wallet_sendCalls`, version 2.0.0. @see EIP-5792 */
export type BatchPayload = {
  readonly version: '2.0.0'
  readonly from: string
  readonly chainId: string
  readonly atomicRequired: true
  readonly calls: readonly BatchCall[]
}

/** What `eth_signTypedData_v4` signs, and the account. @see EIP-712 */
export type SignaturePayload = { readonly from: string; readonly typedData: unknown }

export type BatchCall = { readonly to: string; readonly value: string; readonly data: string }
