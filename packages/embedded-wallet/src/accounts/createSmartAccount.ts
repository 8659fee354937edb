import { createClient, http } from 'viem'
import type { AccountParameters } from './accountParameters.ts'
import type { AccountParts } from './accountParts.ts'
import { createContractAccount } from './createContractAccount.ts'
import { implementations } from './implementations.ts'
import { openBundler } from './openBundler.ts'
import { OperationError } from './operationError.ts'
import { prepareCalls } from './prepareCalls.ts'
import { readCode } from './readCode.ts'
import { removeUpgrade } from './removeUpgrade.ts'
import { sendOperation } from './sendOperation.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { SmartAccount } from './smartAccount.ts'

export declare namespace createSmartAccount {
  type Parameters = AccountParameters
}

/** Opens the account of a key on a chain. Sends no request. @see EIP-7702, ERC-4337 */
export function createSmartAccount(parameters: createSmartAccount.Parameters): SmartAccount {
  const { owner, chainId, rpcUrl, codeHash, bundlerUrl, paymasterUrl } = parameters
  const { kind, implementation = 'delegation' } = parameters
  if (kind === 'contract') return createContractAccount(parameters)
  const client = createClient({ transport: http(rpcUrl) })
  const parts: AccountParts = {
    ...{ client, chainId, owner, codeHash },
    implementation: implementations[implementation],
    ...openBundler({ bundlerUrl, paymasterUrl }),
  }
  return {
    address: owner.address,
    readCode: () => readCode(client, owner),
    prepare: (given) => prepareCalls(parts, given),
    async send(prepared) {
      if (prepared.kind === 'contract') throw new OperationError('altered', 'account')
      return prepared.kind === 'operation'
        ? sendOperation(parts, prepared)
        : sendTransaction(parts, prepared)
    },
    removeUpgrade: () => removeUpgrade(parts),
  }
}
