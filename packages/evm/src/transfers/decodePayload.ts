import type { DecodedPayment } from '@cleat/core/adapter'
import type { EvmChain } from '../node/evmChain.ts'
import { alteredError } from '../payload/alteredError.ts'
import { readFeeLimit } from '../payload/readFeeLimit.ts'
import { readPayload } from '../payload/readPayload.ts'
import { transferData } from './transferData.ts'

/**
 * The payment that a transaction makes, if it pays a coin or a token and does nothing else. Shares
 * no code with what writes transactions, so that it finds that code's faults.
 * @throws `PAYMENT_ALTERED` for everything else
 */
export function decodePayload(
  { toAddress }: Pick<EvmChain, 'toAddress'>,
  payload: unknown,
): DecodedPayment {
  const read = readPayload(payload, transferData)
  const { data, value } = read
  const to = data === undefined ? read.to : `0x${data.slice(34, 74)}`
  const amount = BigInt(data === undefined ? value : `0x${data.slice(74)}`)
  if (data !== undefined && value !== '0x0') throw alteredError('value')
  if (amount === 0n) throw alteredError('amount')
  if (isZero(to) || isZero(read.to)) throw alteredError('to')
  return {
    from: toAddress(read.from.toLowerCase()),
    to: toAddress(to.toLowerCase()),
    ...(data === undefined ? {} : { token: toAddress(read.to.toLowerCase()) }),
    amount,
    chain: BigInt(read.chainId).toString(),
    feeLimit: readFeeLimit(read),
  }
}

function isZero(address: string): boolean {
  return /^0x0+$/.test(address)
}
