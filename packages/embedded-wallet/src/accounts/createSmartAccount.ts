import { createPublicClient, type Hex, http } from 'viem'
import { createBundlerClient, createPaymasterClient } from 'viem/account-abstraction'
import type { AccountCall } from '../calls/accountCall.ts'
import type { GuardLimit } from '../guard/guardLimit.ts'
import type { AccountOwner } from './accountOwner.ts'
import type { AccountParts } from './accountParts.ts'
import { type Implementation, implementations } from './implementations.ts'
import { prepareCalls } from './prepareCalls.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { type AccountCode, readCode } from './readCode.ts'
import { removeUpgrade } from './removeUpgrade.ts'
import { sendOperation } from './sendOperation.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { SentCalls } from './sentCalls.ts'

/** An account of a key that can make several calls at once, at the address of the key. */
export type SmartAccount = {
  readonly address: Hex
  readCode(): Promise<AccountCode>
  /** Measures calls, and asks who pays. Signs nothing. Throws an `OperationError`. */
  prepare(parameters: {
    readonly calls: readonly AccountCall[]
    /**
     * The most that may leave the account, as the chain enforces it: more, and all of it reverts.
     * Only for the implementation `delegation`.
     */
    readonly limits?: readonly GuardLimit[] | undefined
    /** Operations of one lane follow each other. @default 0 */
    readonly lane?: bigint | undefined
  }): Promise<PreparedCalls>
  /** Signs what was prepared, and sends it. Throws an `OperationError`. */
  send(prepared: PreparedCalls): Promise<SentCalls>
  removeUpgrade(): Promise<SentCalls>
}

export declare namespace createSmartAccount {
  type Parameters = {
    /** Who signs. */
    owner: AccountOwner
    chainId: number
    /** The chain's node. */
    rpcUrl: string
    /** @default 'delegation' */
    implementation?: Implementation['id'] | undefined
    /** The hash of the code that the implementation must have here. @default any */
    codeHash?: Hex | undefined
    /** Without it the account sends transactions, and pays for them. */
    bundlerUrl?: string | undefined
    /** Asked who pays (ERC-7677). @default the account pays */
    paymasterUrl?: string | undefined
  }
}

/** Opens the account of a key on a chain. Sends no request. @see EIP-7702, ERC-4337 */
export function createSmartAccount(parameters: createSmartAccount.Parameters): SmartAccount {
  const { owner, chainId, rpcUrl, codeHash, bundlerUrl, paymasterUrl } = parameters
  const { implementation = 'delegation' } = parameters
  const client = createPublicClient({ transport: http(rpcUrl) })
  const parts: AccountParts = {
    ...{ client, chainId, owner, codeHash },
    implementation: implementations[implementation],
    bundler: bundlerUrl ? createBundlerClient({ transport: http(bundlerUrl) }) : undefined,
    paymaster:
      bundlerUrl && paymasterUrl
        ? createPaymasterClient({
            // One that is busy is waited for by who cannot pay.
            transport: http(paymasterUrl, { retryCount: 0, timeout: 30_000 }),
          })
        : undefined,
  }
  return {
    address: owner.address,
    readCode: () => readCode(client, owner),
    prepare: (given) => prepareCalls(parts, given),
    send: (prepared) =>
      prepared.kind === 'operation'
        ? sendOperation(parts, prepared)
        : sendTransaction(parts, prepared),
    removeUpgrade: () => removeUpgrade(parts),
  }
}
