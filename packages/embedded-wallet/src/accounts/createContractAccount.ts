import { createClient, http } from 'viem'
import type { AccountParameters } from './accountParameters.ts'
import type { ContractParts } from './contractParts.ts'
import { contractProgram } from './contractProgram.ts'
import { openBundler } from './openBundler.ts'
import { OperationError } from './operationError.ts'
import { prepareContractCalls } from './prepareContractCalls.ts'
import { readContractCode } from './readContractCode.ts'
import { sendContractOperation } from './sendContractOperation.ts'
import { signContractMessage } from './signContractMessage.ts'
import type { SmartAccount } from './smartAccount.ts'
import { toContractAddress } from './toContractAddress.ts'

/**
 * Opens the contract account of a key on a chain, which its first operation creates. Sends no
 * request.
 * @see ERC-4337, ERC-1271, ERC-6492
 */
export function createContractAccount(
  parameters: Omit<AccountParameters, 'kind' | 'implementation'>,
): SmartAccount {
  const { owner, chainId, rpcUrl, creationHash, bundlerUrl, paymasterUrl } = parameters
  const { codeHash = contractProgram.codeHash } = parameters
  const client = createClient({ transport: http(rpcUrl) })
  const address = toContractAddress({ owner: owner.address, creationHash })
  const parts: ContractParts = {
    ...{ client, chainId, owner, address, codeHash, creationHash },
    ...openBundler({ bundlerUrl, paymasterUrl }),
  }
  const contract = creationHash === undefined ? {} : { creationHash }
  return {
    address,
    readCode: () => readContractCode(client, { address }),
    prepare: (given) => prepareContractCalls(parts, given),
    async send(prepared) {
      if (prepared.kind !== 'contract') throw new OperationError('altered', 'account')
      return sendContractOperation(parts, prepared)
    },
    async removeUpgrade() {
      throw new OperationError('unsupported', 'a contract stays')
    },
    signatures: {
      signMessage: ({ message }) =>
        signContractMessage(parts, { method: 'personal_sign', message, contract }),
      signTypedData: ({ typedData }) =>
        signContractMessage(parts, { method: 'eth_signTypedData_v4', typedData, contract }),
    },
  }
}
