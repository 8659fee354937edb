import type { AccessList, Address, Hex } from 'viem'
import { invalidParams } from './invalidParams.ts'
import { isRecord } from './isRecord.ts'
import { readAddress } from './readAddress.ts'
import { readBytes } from './readBytes.ts'
import { readList } from './readList.ts'
import { readQuantity } from './readQuantity.ts'

export type RequestedTransaction = {
  from: Address
  /** `null` when the transaction deploys a contract. */
  to: Address | null
  value: bigint
  data: Hex
  gas: bigint | undefined
  nonce: number | undefined
  gasPrice: bigint | undefined
  maxFeePerGas: bigint | undefined
  maxPriorityFeePerGas: bigint | undefined
  accessList: AccessList | undefined
  chainId: bigint | undefined
}

/** Reads the parameters of `eth_sendTransaction`. */
export function readTransaction(params: unknown): RequestedTransaction {
  const [request] = readList({ params, length: 1 })
  if (!isRecord(request)) throw invalidParams('expected a transaction object')
  const quantity = (name: string) => readQuantity({ value: request[name], name })
  const nonce = quantity('nonce')
  const transaction = {
    from: readAddress({ value: request.from, name: 'from' }),
    to: hasNoReceiver(request.to) ? null : readAddress({ value: request.to, name: 'to' }),
    value: quantity('value') ?? 0n,
    data: readData(request),
    gas: quantity('gas') ?? quantity('gasLimit'),
    nonce: nonce === undefined ? undefined : Number(nonce),
    gasPrice: quantity('gasPrice'),
    maxFeePerGas: quantity('maxFeePerGas'),
    maxPriorityFeePerGas: quantity('maxPriorityFeePerGas'),
    accessList: readAccessList(request.accessList),
    chainId: quantity('chainId'),
  }
  const type = quantity('type')
  if (type !== undefined && type > 2n) throw invalidParams('this transaction type is not supported')
  if (transaction.to === null && transaction.data === '0x') {
    throw invalidParams('a transaction without "to" needs "data"')
  }
  if (
    transaction.gasPrice !== undefined &&
    (transaction.maxFeePerGas !== undefined || transaction.maxPriorityFeePerGas !== undefined)
  ) {
    throw invalidParams('"gasPrice" excludes "maxFeePerGas" and "maxPriorityFeePerGas"')
  }
  return transaction
}

function hasNoReceiver(to: unknown): boolean {
  return to === undefined || to === null || to === '0x'
}

function readData(request: Readonly<Record<string, unknown>>): Hex {
  const data = readBytes({ value: request.data, name: 'data' })
  const input = readBytes({ value: request.input, name: 'input' })
  if (data && input && data.toLowerCase() !== input.toLowerCase()) {
    throw invalidParams('"data" and "input" differ')
  }
  return data ?? input ?? '0x'
}

function readAccessList(value: unknown): AccessList | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) throw invalidParams('"accessList" must be a list')
  return value.map((item: unknown) => {
    if (!isRecord(item) || !Array.isArray(item.storageKeys)) {
      throw invalidParams('"accessList" must hold addresses with "storageKeys"')
    }
    return {
      address: readAddress({ value: item.address, name: 'accessList.address' }),
      storageKeys: item.storageKeys.map(
        (key: unknown) => readBytes({ value: key, name: 'accessList.storageKeys' }) ?? '0x',
      ),
    }
  })
}
