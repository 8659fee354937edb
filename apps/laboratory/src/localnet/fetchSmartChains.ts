import { fetchLaboratory } from './fetchLaboratory.ts'

/** The chains and services of smart accounts. */
export type SmartChains = {
  /** Base, which has smart accounts, and Ethereum, which has not. */
  readonly chains: readonly { readonly id: number; readonly rpcUrl: string }[]
  readonly token: `0x${string}`
  /** Payments to it are sponsored. */
  readonly receiver: `0x${string}`
  /** A contract that the app trusts to spend the token. */
  readonly spender: `0x${string}`
  readonly bundlerUrl: string
  readonly paymasterUrl: string
  /** What contract accounts are on Base, and what creates them on both. */
  readonly contracts: { readonly codeHash: `0x${string}`; readonly creationHash: `0x${string}` }
}

let asked: Promise<SmartChains> | undefined

/** Starts them with the first call. */
export function fetchSmartChains(): Promise<SmartChains> {
  asked ??= fetchLaboratory<SmartChains>({ path: 'accounts-service' })
  return asked
}
