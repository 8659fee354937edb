import type { createSmartAccount } from '../accounts/createSmartAccount.ts'

/** A chain of the connector, and the services of its operator there. */
export type AuthChain = Pick<
  createSmartAccount.Parameters,
  | 'chainId'
  | 'rpcUrl'
  | 'kind'
  | 'implementation'
  | 'codeHash'
  | 'creationHash'
  | 'bundlerUrl'
  | 'paymasterUrl'
>
