import { isHex, recoverAddress, slice } from 'viem'
import { getBlockNumber } from 'viem/actions'
import type { FrameCalls } from '../protocol/frameCalls.ts'
import { checkContractOperation } from './checkContractOperation.ts'
import type { ContractParts } from './contractParts.ts'
import { contractProgram } from './contractProgram.ts'
import { hashContractOperation } from './hashContractOperation.ts'
import { OperationError } from './operationError.ts'
import { payForOperation } from './payForOperation.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { requireSigner } from './requireSigner.ts'
import type { SentCalls } from './sentCalls.ts'
import { submitOperation } from './submitOperation.ts'
import { toFrameCallList } from './toFrameCallList.ts'
import { toOperationRoad } from './toOperationRoad.ts'
import { wrapSignature } from './wrapSignature.ts'
import { writeContractOperation } from './writeContractOperation.ts'

/**
 * Has an operation of a contract account paid for and signed, reads it back, and sends it.
 * @throws {@link OperationError}; nothing is sent that differs from what was prepared
 */
export async function sendContractOperation(
  parts: ContractParts,
  prepared: Extract<PreparedCalls, { kind: 'contract' }>,
): Promise<Extract<SentCalls, { kind: 'operation' }>> {
  const { client, chainId, owner, address: account, creationHash, bundler } = parts
  const { operation: measured, calls, isUpgrade: isNew, mostFee, sponsor } = prepared
  const { entryPoint } = contractProgram
  if (!bundler) throw new OperationError('unavailable', 'there is no bundler')
  const isPaid = measured.paymasterAndData !== '0x'
  const paymaster = isPaid ? slice(measured.paymasterAndData, 0, 20) : undefined
  const paid =
    paymaster &&
    (await payForOperation({
      ...{ paymaster: parts.paymaster, operation: measured, chainId },
      entryPoint: entryPoint.address,
    }))
  if (paymaster && paid?.paymaster.toLowerCase() !== paymaster.toLowerCase())
    throw new OperationError('altered', 'paymaster')
  const road = toOperationRoad(
    { operation: { ...measured, paymaster }, sponsor },
    paid?.paymasterData,
  )
  if (road.kind !== 'operation') throw new OperationError('altered', 'road')
  const asked: FrameCalls = {
    ...{ chainId, implementation: contractProgram.id, road, calls: toFrameCallList(calls) },
    ...(isNew && { isNew }),
    ...(creationHash && { creationHash }),
  }
  const [signature, ...more] = await owner.signCalls(asked)
  if (more.length > 0 || !isHex(signature)) throw new OperationError('altered', 'signature')
  const unsigned = writeContractOperation({ asked, road, account, owner: owner.address })
  const { nonce } = measured
  checkContractOperation(unsigned, {
    ...{ account, owner: owner.address, calls, nonce, isNew, mostFee, paymaster },
  })
  const hash = hashContractOperation(unsigned, chainId)
  await requireSigner(owner.address, () => recoverAddress({ hash, signature }))
  const signed = { ...unsigned, signature: wrapSignature(signature) }
  const block = await getBlockNumber(client)
  await submitOperation(bundler, signed, entryPoint.address)
  const sent = { hash, sender: account, entryPoint: entryPoint.address, nonce, block }
  return { kind: 'operation', ...sent, ...(isNew && { isNew }) }
}
