import { type Hex, hexToBigInt, parseAbi, size, toHex } from 'viem'
import { estimateUserOperationGas, type UserOperation } from 'viem/account-abstraction'
import { estimateGas, getBalance, getBlock, getTransactionCount, readContract } from 'viem/actions'
import type { AccountCall } from '../calls/accountCall.ts'
import { encodeCalls } from '../calls/encodeCalls.ts'
import { guardCalls } from '../guard/guardCalls.ts'
import type { GuardLimit } from '../guard/guardLimit.ts'
import type { GuardTerms } from '../guard/guardTerms.ts'
import type { AccountParts } from './accountParts.ts'
import { askSponsor } from './askSponsor.ts'
import { findImplementation } from './findImplementation.ts'
import { mostFee } from './mostFee.ts'
import { OperationError } from './operationError.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { readFees } from './readFees.ts'
import { trialCode } from './trialCode.ts'
import { waitForSponsor } from './waitForSponsor.ts'

/** What a transaction costs before it does anything; in an operation that is no gas of calls. */
const transactionGas = 21_000n
/** What an authorization is measured with. */
const noSignature = { r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}`, yParity: 0 } as const
/** Accounts insist on a signature of some key. */
const stub: Hex = `0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c`
/** How long guarded calls can be sent, in seconds. */
const longest = 300n
const nonceAbi = parseAbi([
  'function getNonce(address sender, uint192 key) view returns (uint256 nonce)',
])

/**
 * Measures calls, and asks who pays. Signs nothing.
 * @param parameters.limits the most that may leave the account; more, and all of it reverts. What
 * has a limit is paid by the account, if it can
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
  const { client, chainId, owner, bundler } = parts
  const { calls, limits, lane = 0n } = parameters
  if (calls.length === 0) throw new OperationError('rejected', 'no calls')
  const { implementation, isUpgrade } = await findImplementation(parts)
  const { address: sender } = owner
  const { address: delegate, entryPoint, id } = implementation
  if (limits && id !== 'delegation') throw new OperationError('unsupported', 'limits')
  const { timestamp: now } = await getBlock(client)
  const fees = await readFees(client)
  const plainData = encodeCalls(calls, id)
  const terms = limits && toTerms(limits, now)
  const guardedData =
    terms && encodeCalls([guardCalls({ account: sender, terms, calls, signature: stub })])
  const measure = (data: Hex, from: Hex, code: Hex | undefined) =>
    estimateGas(client, {
      ...{ account: from, to: sender, data },
      stateOverride: code && [{ address: sender, code }],
    }).catch((cause) => {
      throw new OperationError('rejected', 'the calls fail', { cause })
    })
  const from = bundler ? entryPoint.address : sender
  const upgraded: Hex | undefined = isUpgrade ? `0xef0100${delegate.slice(2)}` : undefined
  // What is limited is tried with its limit, before there is a signature of it.
  const used = guardedData
    ? await measure(guardedData, from, trialCode(delegate))
    : await measure(plainData, from, upgraded)
  const shared = { calls, limits, implementation, isUpgrade }
  if (!bundler) {
    // Beside the calls the transaction carries the authorization.
    const gas = ((used + (isUpgrade ? 25_000n : 0n)) * 12n) / 10n
    const payer = { sponsor: undefined, notSponsored: undefined, guard: terms }
    return {
      ...{ ...shared, ...payer, ...fees, kind: 'transaction', gas },
      mostFee: gas * fees.maxFeePerGas,
    }
  }

  const nonce = await readContract(client, {
    ...{ address: entryPoint.address, abi: nonceAbi, functionName: 'getNonce' },
    args: [sender, lane],
  })
  const authorization = isUpgrade && {
    ...{ address: delegate, chainId, ...noSignature },
    nonce: await getTransactionCount(client, { address: sender, blockTag: 'pending' }),
  }
  const bare = {
    ...{ sender, nonce, callData: plainData, ...fees, signature: stub },
    ...(isUpgrade && id === 'simple' && { factory: '0x7702', factoryData: '0x' }),
    ...(authorization && { authorization }),
    ...{ callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n },
  } as UserOperation<'0.7' | '0.8'>
  const measureWith = (fields: object) =>
    estimateUserOperationGas(bundler, {
      ...({ ...bare, ...fields } as UserOperation<'0.8'>),
      entryPointAddress: entryPoint.address,
    }).catch((cause) => {
      throw new OperationError('rejected', 'the bundler could not measure it', { cause })
    })
  const finish = (
    gas: Awaited<ReturnType<typeof measureWith>>,
    fields: object,
  ): UserOperation<'0.7' | '0.8'> =>
    ({
      ...{ ...bare, ...fields },
      // A tenth of what is not used is charged, so a bundler that measures too much costs money.
      callGasLimit: least((gas.callGasLimit * 12n) / 10n, 2n * (used - transactionGas)),
      verificationGasLimit: least((gas.verificationGasLimit * 12n) / 10n, 500_000n),
      preVerificationGas: gas.preVerificationGas,
    }) as UserOperation<'0.7' | '0.8'>

  const { paymaster } = parts
  if (terms && guardedData) {
    const gas = await measureWith({}).catch((error: unknown) => {
      // Who has nothing cannot be tried without a sponsor.
      if (!paymaster) throw error
      return undefined
    })
    const operation = gas && {
      ...finish(gas, { callData: guardedData }),
      callGasLimit: ((used - transactionGas) * 12n) / 10n,
      // A bundler cannot try a limit that is not signed, but what it is paid for goes by length.
      preVerificationGas: scale(gas.preVerificationGas, plainData, guardedData),
    }
    const fee = operation && mostFee(operation)
    if (operation && fee !== undefined && (!paymaster || (await canPay(fee)))) {
      const payer = { sponsor: undefined, notSponsored: undefined, guard: terms, mostFee: fee }
      return { ...shared, ...payer, kind: 'operation', operation }
    }
  }
  const asked = { operation: bare, chainId, entryPoint }
  const question = paymaster && askSponsor({ paymaster, ...asked })
  const offer =
    question &&
    (await waitForSponsor(question, async () => {
      const own = await measureWith({}).catch(() => undefined)
      return own !== undefined && canPay(mostFee(finish(own, {})))
    }))
  const sponsored = typeof offer === 'object' ? offer : undefined
  const operation = finish(await measureWith(sponsored?.fields ?? {}), sponsored?.fields ?? {})
  return {
    ...{ ...shared, kind: 'operation', operation, mostFee: mostFee(operation) },
    ...{ sponsor: sponsored?.sponsor, limits: undefined, guard: undefined },
    notSponsored: typeof offer === 'string' ? offer : undefined,
  }

  async function canPay(fee: bigint): Promise<boolean> {
    const spent = calls.reduce((sum, { value }) => sum + value, 0n)
    return (await getBalance(client, { address: sender })) >= spent + fee
  }
}

function toTerms(limits: readonly GuardLimit[], now: bigint): GuardTerms {
  const salt = hexToBigInt(toHex(crypto.getRandomValues(new Uint8Array(32))))
  return { limits, until: now + longest, salt }
}

/** The rest of an operation is about as long as this. */
const restBytes = 600n

function scale(gas: bigint, shorter: Hex, longer: Hex): bigint {
  const [before, after] = [BigInt(size(shorter)), BigInt(size(longer))]
  return (gas * (restBytes + after)) / (restBytes + before)
}

function least(first: bigint, second: bigint): bigint {
  return first < second ? first : second
}
