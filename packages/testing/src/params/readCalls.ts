import type { Address, Hex } from 'viem'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import { invalidParams } from './invalidParams.ts'
import { isRecord } from './isRecord.ts'
import { readAddress } from './readAddress.ts'
import { readBytes } from './readBytes.ts'
import { readChainId } from './readChainId.ts'
import { readList } from './readList.ts'
import { readQuantity } from './readQuantity.ts'

export type RequestedCall = {
  /** `null` when the call deploys a contract. */
  readonly to: Address | null
  readonly value: bigint
  readonly data: Hex
}

export type RequestedCalls = {
  readonly id: string | undefined
  readonly from: Address | undefined
  readonly chainId: number
  /** Whether all or none must happen. */
  readonly isAtomic: boolean
  readonly calls: readonly RequestedCall[]
}

/** Reads the parameters of `wallet_sendCalls`, version 2.0.0 (EIP-5792). */
export function readCalls(params: unknown): RequestedCalls {
  const [request] = readList({ params, length: 1 })
  if (!isRecord(request)) throw invalidParams('expected an object with "calls"')
  const { version, id, from, chainId, atomicRequired, calls, capabilities } = request
  if (version !== '2.0.0') throw invalidParams('"version" must be "2.0.0"')
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > idLimit)) {
    throw invalidParams('"id" must be text of at most 4096 bytes')
  }
  if (typeof atomicRequired !== 'boolean') {
    throw invalidParams('"atomicRequired" must be true or false')
  }
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('"calls" must be a list')
  const read = calls.map(readCall)
  refuseCapabilities([
    capabilities,
    ...calls.map((call: unknown) => isRecord(call) && call.capabilities),
  ])
  return {
    id,
    from: from === undefined ? undefined : readAddress({ value: from, name: 'from' }),
    chainId: readChainId(chainId),
    isAtomic: atomicRequired,
    calls: read,
  }
}

const idLimit = 2 + 2 * 4096

function readCall(call: unknown): RequestedCall {
  if (!isRecord(call)) throw invalidParams('each call is an object')
  const { to, value, data } = call
  const read = {
    to: to === undefined || to === null ? null : readAddress({ value: to, name: 'to' }),
    value: readQuantity({ value, name: 'value' }) ?? 0n,
    data: readBytes({ value: data, name: 'data' }) ?? '0x',
  }
  if (read.to === null && read.data === '0x') throw invalidParams('a call needs "to" or "data"')
  return read
}

/** The wallet has none besides atomic batches, so every one that is not optional is refused. */
function refuseCapabilities(asked: readonly unknown[]): void {
  const names = asked.filter(isRecord).flatMap((capabilities) =>
    Object.entries(capabilities)
      .filter(([, value]) => !isRecord(value) || value.optional !== true)
      .map(([name]) => name),
  )
  if (names.length === 0) return
  const message = `The wallet does not support ${names.join(', ')}.`
  throw new ProviderRpcError({ code: 5700, message })
}
