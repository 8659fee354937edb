import { hexToBytes } from 'viem'
import type { EvmChain } from '../../../data/chains/openChains.ts'
import { hexNumber } from '../../../data/rpc/hexSchema.ts'
import { NodeRefusedError } from '../../../data/rpc/nodeRefusedError.ts'
import { entryPoints } from '../../operation/entryPoints.ts'
import type { SponsoredOperation } from '../../operation/operationSchema.ts'
import { Declined } from '../decline/declined.ts'

/** What a transaction and its EntryPoint cost at least, and what an authorization costs. */
const overheadGas = 60_000n
/** More than the accounts that are known need to check a signature. */
const mostVerificationGas = 300_000n
const mostPaymasterGas = 150_000n
/** The smallest fee that is worth a comparison, in wei. */
const smallFee = 100_000_000n

/**
 * Declines an operation that would fail, or whose limits and fees are higher than it needs: what is
 * not used is charged in part, and fees are charged in whole.
 * @throws {@link Declined}
 */
export async function checkGas(parameters: {
  chain: EvmChain
  entryPoint: keyof typeof entryPoints
  operation: SponsoredOperation
  signal: AbortSignal
}): Promise<void> {
  const { chain, operation, signal } = parameters
  const { sender, callData, eip7702Auth, maxFeePerGas, maxPriorityFeePerGas } = operation
  const ask = (method: string, params: readonly unknown[]) =>
    chain.rpc.call({ ...{ method, params, signal }, schema: hexNumber })
  const call = { from: entryPoints[parameters.entryPoint], to: sender, data: callData }
  const code = eip7702Auth && `0xef0100${eip7702Auth.address.slice(2)}`
  const [used, price, tip] = await Promise.all([
    ask('eth_estimateGas', [call, 'latest', ...(code ? [{ [sender]: { code } }] : [])]),
    ask('eth_gasPrice', []),
    // Not every chain has it.
    ask('eth_maxPriorityFeePerGas', []).catch(() => 0n),
  ]).catch((error) => {
    if (error instanceof NodeRefusedError) throw new Declined('reverts')
    throw error
  })
  const isWide =
    operation.callGasLimit > (used * 12n) / 10n ||
    operation.verificationGasLimit > mostVerificationGas ||
    operation.paymasterVerificationGasLimit > mostPaymasterGas ||
    operation.paymasterPostOpGasLimit > mostPaymasterGas ||
    operation.preVerificationGas > mostBefore(operation)
  const isDear = maxPriorityFeePerGas > 2n * tip + smallFee || maxFeePerGas > 3n * price + smallFee
  if (isWide || isDear) throw new Declined('gas')
}

/** What stands in the transaction costs gas by byte (EIP-7623), with some for the rest. */
function mostBefore({ callData }: SponsoredOperation): bigint {
  const bytes = BigInt(hexToBytes(callData).length + 700)
  return ((overheadGas + 40n * bytes) * 12n) / 10n
}
