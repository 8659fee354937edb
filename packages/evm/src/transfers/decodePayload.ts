import type { DecodedPayment } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import type { EvmChain } from './node/evmChain.ts'
import { type EvmPayload, readPayload } from './readPayload.ts'

/**
 * The payment that a transaction makes, if it pays a coin or a token and does nothing else. Shares
 * no code with what writes transactions, so that it finds that code's faults.
 * @throws `PAYMENT_ALTERED` for everything else
 */
export function decodePayload(
  { toAddress }: Pick<EvmChain, 'toAddress'>,
  payload: unknown,
): DecodedPayment {
  const read = readPayload(payload)
  const { data, value } = read
  const to = data === undefined ? read.to : `0x${data.slice(34, 74)}`
  const amount = BigInt(data === undefined ? value : `0x${data.slice(74)}`)
  if (data !== undefined && value !== '0x0') throw altered('value')
  if (amount === 0n) throw altered('amount')
  if (isZero(to) || isZero(read.to)) throw altered('to')
  return {
    from: toAddress(read.from.toLowerCase()),
    to: toAddress(to.toLowerCase()),
    ...(data === undefined ? {} : { token: toAddress(read.to.toLowerCase()) }),
    amount,
    chain: BigInt(read.chainId).toString(),
    feeLimit: readFeeLimit(read),
  }
}

function readFeeLimit({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas }: EvmPayload): bigint {
  const price = BigInt(gasPrice ?? maxFeePerGas ?? 0)
  if (BigInt(maxPriorityFeePerGas ?? 0) > price) throw altered('fee')
  return BigInt(gas) * price
}

function isZero(address: string): boolean {
  return /^0x0+$/.test(address)
}

function altered(field: string): CleatError<'PAYMENT_ALTERED'> {
  return new CleatError('PAYMENT_ALTERED', { context: { field } })
}
