import { encodeAbiParameters, type Hex, size, zeroAddress } from 'viem'
import type { ZoneRecord } from '../records/zoneRecord.ts'
import type { Question } from './readQuestion.ts'

/** The coin type that stands for every EVM chain (ENSIP-19). */
const everyEvmChain = 0x8000_0000n
const ethereum = 60n

/** What is known about a name. */
export type Known = {
  readonly record?: Pick<ZoneRecord, 'addresses' | 'texts'> | undefined
  /** The name of an account, where the question is about an account. */
  readonly primaryName?: string | undefined
}

/** Encodes what a resolver on the chain would answer. What is not there is empty or zero. */
export function encodeAnswer({ record, primaryName = '' }: Known, question: Question): Hex {
  switch (question.kind) {
    case 'address': {
      const address = record && findAddress(record.addresses, question.coinType)
      return question.isBytes
        ? encodeAbiParameters([{ type: 'bytes' }], [address ?? '0x'])
        : encodeAbiParameters([{ type: 'address' }], [address ?? zeroAddress])
    }
    case 'text':
      return encodeAbiParameters([{ type: 'string' }], [record?.texts.get(question.key) ?? ''])
    case 'contenthash':
      return encodeAbiParameters([{ type: 'bytes' }], ['0x'])
    case 'name':
      return encodeAbiParameters([{ type: 'string' }], [primaryName])
    case 'several':
      return encodeAbiParameters(
        [{ type: 'bytes[]' }],
        [question.questions.map((one) => encodeAnswer({ record, primaryName }, one))],
      )
  }
}

/** A key has its address on every EVM chain; what a chain has set for itself comes first. */
function findAddress(addresses: ZoneRecord['addresses'], coinType: bigint): Hex | undefined {
  const isEvm = coinType === ethereum || (coinType >= everyEvmChain && coinType < 2n ** 32n)
  const found = addresses.get(coinType) ?? (isEvm ? addresses.get(everyEvmChain) : undefined)
  return isEvm && found !== undefined && size(found) !== 20 ? undefined : found
}
