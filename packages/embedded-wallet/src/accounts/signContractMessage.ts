import { type Hex, hashMessage, hashTypedData, isHex, serializeErc6492Signature } from 'viem'
import type { ContractQuestion } from '../protocol/frameRequest.ts'
import { accountCreation } from './accountCreation.ts'
import { checkTypedData } from './checkTypedData.ts'
import type { ContractParts } from './contractParts.ts'
import { findContractAccount } from './findContractAccount.ts'
import { OperationError } from './operationError.ts'
import { toContractMessage } from './toContractMessage.ts'
import { wrapSignature } from './wrapSignature.ts'

/**
 * Signs a message or typed data as a contract account. While the account is still to be created,
 * the signature says how.
 * @throws {@link OperationError}
 * @see ERC-1271, ERC-6492
 */
export async function signContractMessage(
  parts: ContractParts,
  question: ContractQuestion,
): Promise<Hex> {
  const { owner, address: account, chainId } = parts
  const { isNew } = await findContractAccount(parts)
  const [signature, ...more] = await owner.signMessage(question, chainId)
  if (more.length > 0 || !isHex(signature)) throw new OperationError('altered', 'signature')
  const hash =
    question.method === 'personal_sign'
      ? hashMessage({ raw: question.message })
      : hashTypedData(JSON.parse(question.typedData))
  const data = toContractMessage({ hash, account, chainId })
  await checkTypedData({ data, account: owner.address, signature })
  const wrapped = wrapSignature(signature)
  if (!isNew) return wrapped
  const { factory: address, factoryData } = accountCreation.write(owner.address)
  return serializeErc6492Signature({ address, data: factoryData, signature: wrapped })
}
