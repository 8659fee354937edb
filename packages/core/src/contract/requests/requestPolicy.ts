import type { WalletCapabilities } from '../calls/walletCapabilities.ts'
import type { DecodedRequest, RequestVerdict } from './decodedRequest.ts'
import type { RequestParty, RequestSimulation } from './requestEvidence.ts'

export declare namespace RequestPolicy {
  /** What a policy says, with a reason for developers. */
  type Answer =
    | RequestVerdict
    | { readonly verdict: RequestVerdict; readonly reason?: string | undefined }

  type Facts = {
    /** Aborts when the answer comes too late to count. */
    readonly signal: AbortSignal
    /**
     * What a trial of the request showed. `undefined` where nothing was tried: a message, or a
     * network that cannot try. What is asked for is waited for, within the policy’s second.
     */
    simulation(): Promise<RequestSimulation | undefined>
    /** What the chain says about an address, and what the app says (`contracts`). */
    party(address: string): Promise<RequestParty>
    /** What leaves the account, by its trial, else by what the request says. */
    value(): Promise<Value>
    /** What the wallet can do with the account on the chain. A paired wallet is not asked. */
    capabilities(): Promise<WalletCapabilities>
    /**
     * Whether the account deals with the address for the first time, as far as this browser knows:
     * it is none of the visitor’s accounts, was not paid by Cleat’s own flow, and was in no request
     * on the chain to which the wallet agreed.
     */
    isFirstTime(address: string): boolean
  }

  type Value = {
    /** In US dollars. @default unknown: nothing that leaves has a price */
    readonly fiat?: number | undefined
    /** Whether all that leaves has a price. */
    readonly known: boolean
  }
}

/**
 * Decides what becomes of a request of the app that signs, sends or grants. It can make the
 * built-in verdict stricter, and `confirm` looser; what is `refused` stays so. One that throws
 * refuses, and one that is silent for a second counts as `confirm`.
 */
export type RequestPolicy = (
  request: DecodedRequest,
  facts: RequestPolicy.Facts,
) => RequestPolicy.Answer | Promise<RequestPolicy.Answer>

/** Contracts that the app knows, by CAIP-10 account id. */
export type KnownContracts = {
  readonly [account: string]: {
    /** How it is called. */
    readonly name?: string | undefined
    /** Whether it may be given what a visitor has. @default false */
    readonly trusted?: boolean | undefined
  }
}
