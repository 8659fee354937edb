import { concatHex, type Hex, parseAbi } from 'viem'
import { estimateUserOperationGas } from 'viem/account-abstraction'
import { estimateGas, getBalance, readContract } from 'viem/actions'
import { encodeCalls } from '../calls/encodeCalls.ts'
import { accountCreation } from './accountCreation.ts'
import { askSponsor } from './askSponsor.ts'
import type { ContractOperation } from './contractOperation.ts'
import type { ContractParts } from './contractParts.ts'
import { contractProgram } from './contractProgram.ts'
import { findContractAccount } from './findContractAccount.ts'
import { mostContractFee } from './mostContractFee.ts'
import { OperationError } from './operationError.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { readFees } from './readFees.ts'
import type { SmartAccount } from './smartAccount.ts'
import { waitForSponsor } from './waitForSponsor.ts'
import { wrapSignature } from './wrapSignature.ts'

/** What a transaction costs before it does anything; in an operation that is no gas of calls. */
const transactionGas = 21_000n
/** The most for creating an account and checking its signature, with a sponsor's. */
const mostValidation = 1_500_000n
/** An account insists on a signature of some key. */
const stub = wrapSignature(`0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c`)
/** Operations of this lane would count on every chain: an account refuses them. */
const foreignLane = 8453n
const nonceAbi = parseAbi([
  'function getNonce(address sender, uint192 key) view returns (uint256 nonce)',
])

/**
 * Measures calls of a contract account, and asks who pays. Signs nothing.
 * @throws {@link OperationError}
 */
export async function prepareContractCalls(
  parts: ContractParts,
  { calls, limits, lane = 0n }: Parameters<SmartAccount['prepare']>[0],
): Promise<Extract<PreparedCalls, { kind: 'contract' }>> {
  const { client, chainId, owner, address: sender, bundler, paymaster } = parts
  const { entryPoint } = contractProgram
  if (calls.length === 0) throw new OperationError('rejected', 'no calls')
  if (limits) throw new OperationError('unsupported', 'limits')
  if (lane === foreignLane) throw new OperationError('unsupported', 'lane')
  if (!bundler) throw new OperationError('unavailable', 'there is no bundler')
  const { isNew } = await findContractAccount(parts)
  const callData = encodeCalls(calls, 'contract')
  const used = await estimateGas(client, {
    ...{ account: entryPoint.address, to: sender, data: callData },
    stateOverride: isNew ? [{ address: sender, code: forwardTo(contractProgram.address) }] : [],
  }).catch((cause) => {
    throw new OperationError('rejected', 'the calls fail', { cause })
  })
  const nonce = await readContract(client, {
    ...{ address: entryPoint.address, abi: nonceAbi, functionName: 'getNonce' },
    args: [sender, lane],
  })
  const bare: ContractOperation = {
    ...{ sender, nonce, callData, signature: stub, ...(await readFees(client)) },
    initCode: isNew ? accountCreation.writeCode(owner.address) : '0x',
    ...{ callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n },
    paymasterAndData: '0x',
  }
  const measure = async (paymasterAndData: Hex): Promise<ContractOperation> => {
    const operation = { ...bare, paymasterAndData }
    const gas = await estimateUserOperationGas(bundler, {
      ...{ ...operation, entryPointAddress: entryPoint.address },
    }).catch((cause) => {
      throw new OperationError('rejected', 'the bundler could not measure it', { cause })
    })
    return {
      ...operation,
      callGasLimit: least((gas.callGasLimit * 12n) / 10n, 2n * (used - transactionGas)),
      verificationGasLimit: least((gas.verificationGasLimit * 12n) / 10n, mostValidation),
      preVerificationGas: gas.preVerificationGas,
    }
  }
  const canPay = async (fee: bigint) => {
    const spent = calls.reduce((sum, { value }) => sum + value, 0n)
    return (await getBalance(client, { address: sender })) >= spent + fee
  }
  const offer =
    paymaster &&
    (await waitForSponsor(
      askSponsor({ ...{ paymaster, operation: bare, chainId, entryPoint } }),
      async () => {
        const own = await measure('0x').catch(() => undefined)
        return own !== undefined && canPay(mostContractFee(own))
      },
    ))
  const sponsored = typeof offer === 'object' ? offer : undefined
  const operation = await measure(
    sponsored
      ? concatHex([sponsored.fields.paymaster, sponsored.fields.paymasterData])
      : ('0x' as const),
  )
  return {
    ...{ kind: 'contract', operation, calls, isUpgrade: isNew },
    ...{ limits: undefined, guard: undefined, sponsor: sponsored?.sponsor },
    ...{ mostFee: mostContractFee(operation) },
    notSponsored: typeof offer === 'string' ? offer : undefined,
  }
}

/** Code that runs other code, in the place of an account that is not there yet. @see ERC-1167 */
function forwardTo(program: Hex): Hex {
  return concatHex(['0x363d3d373d3d3d363d73', program, '0x5af43d82803e903d91602b57fd5bf3'])
}

function least(first: bigint, second: bigint): bigint {
  return first < second ? first : second
}
