import type { Hex } from 'viem'
import { estimateUserOperationGas, type UserOperation } from 'viem/account-abstraction'
import { estimateGas, getBlock, getTransactionCount } from 'viem/actions'
import type { AccountCall } from '../calls/accountCall.ts'
import { guardCalls } from '../guard/guardCalls.ts'
import type { GuardLimit } from '../guard/guardLimit.ts'
import type { AccountParts } from './accountParts.ts'
import { askSponsor } from './askSponsor.ts'
import { findImplementation } from './findImplementation.ts'
import { mostFee } from './mostFee.ts'
import { openAccount } from './openAccount.ts'
import { OperationError } from './operationError.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { readFees } from './readFees.ts'

/** What a transaction costs before it does anything; in an operation that is no gas of calls. */
const transactionGas = 21_000n
/** What an authorization is measured with. */
const noSignature = { r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}`, yParity: 0 } as const

/**
 * Measures calls, and asks who pays. Signs nothing but a limit of the account for itself.
 * @param parameters.limits the most that may leave the account; more, and all of it reverts
 * @param parameters.lane operations of one lane follow each other; those of others do not wait
 * @throws {@link OperationError}
 */
export async function prepareCalls(
  parts: AccountParts,
  parameters: {
    calls: readonly AccountCall[]
    limits?: readonly GuardLimit[] | undefined
    lane?: bigint | undefined
  },
): Promise<PreparedCalls> {
  const { client, chainId, owner, bundler, paymaster } = parts
  const { calls, limits, lane = 0n } = parameters
  if (calls.length === 0) throw new OperationError('rejected', 'no calls')
  const { implementation, isUpgrade } = await findImplementation(parts)
  const account = await openAccount({ client, owner, chainId, implementation })
  const { address: sender } = account
  if (limits && implementation.id !== 'delegation')
    throw new OperationError('unsupported', 'limits')
  const { timestamp: now } = await getBlock(client)
  const made = limits ? [await guardCalls({ owner, chainId, calls, limits, now })] : calls
  const [data, fees] = [await account.encodeCalls(made), await readFees(client)]
  const { address: delegate, entryPoint } = implementation
  const code = `0xef0100${delegate.slice(2)}` as Hex
  const stateOverride = isUpgrade ? [{ address: sender, code }] : undefined
  const shared = { calls, limits, implementation, isUpgrade }
  const measure = (from: Hex) =>
    estimateGas(client, { account: from, to: sender, data, stateOverride }).catch((cause) => {
      throw new OperationError('rejected', 'the calls fail', { cause })
    })
  if (!bundler) {
    // Beside the calls the transaction carries the authorization.
    const gas = (((await measure(sender)) + (isUpgrade ? 25_000n : 0n)) * 12n) / 10n
    const payer = { sponsor: undefined, notSponsored: undefined }
    const mostFee = gas * fees.maxFeePerGas
    return { ...shared, ...payer, ...fees, kind: 'transaction', mostFee, gas, data }
  }

  const [used, nonce] = [await measure(entryPoint.address), await account.getNonce({ key: lane })]
  const { factory, factoryData } = isUpgrade ? await account.getFactoryArgs() : {}
  const authorization = isUpgrade && {
    ...{ address: delegate, chainId, ...noSignature },
    nonce: await getTransactionCount(client, { address: sender, blockTag: 'pending' }),
  }
  const bare = {
    ...{ sender, nonce, callData: data, ...fees },
    ...(factory && { factory, factoryData }),
    ...(authorization && { authorization }),
    ...{ callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n },
    signature: await account.getStubSignature(),
  } as UserOperation<'0.7' | '0.8'>
  const asked = { operation: bare, chainId, entryPoint }
  const offer = paymaster && (await askSponsor({ paymaster, ...asked }))
  const sponsored = typeof offer === 'object' ? offer : undefined
  const gas = await estimateUserOperationGas(bundler, {
    ...({ ...bare, ...sponsored?.fields } as UserOperation<'0.8'>),
    entryPointAddress: entryPoint.address,
  }).catch((cause) => {
    throw new OperationError('rejected', 'the bundler could not measure it', { cause })
  })
  const operation = {
    ...bare,
    ...sponsored?.fields,
    // A tenth of what is not used is charged, so a bundler that measures too much costs money.
    callGasLimit: least((gas.callGasLimit * 12n) / 10n, 2n * (used - transactionGas)),
    verificationGasLimit: least((gas.verificationGasLimit * 12n) / 10n, 500_000n),
    preVerificationGas: gas.preVerificationGas,
  } as UserOperation<'0.7' | '0.8'>
  return {
    ...{ ...shared, kind: 'operation', operation, mostFee: mostFee(operation) },
    sponsor: sponsored?.sponsor,
    notSponsored: typeof offer === 'string' ? offer : undefined,
  }
}

function least(first: bigint, second: bigint): bigint {
  return first < second ? first : second
}
