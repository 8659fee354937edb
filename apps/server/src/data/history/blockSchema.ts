import * as v from 'valibot'
import type { Hex } from 'viem'
import { hexData, hexNumber } from '../rpc/hexSchema.ts'

const lowerHex = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^0x[\\da-f]{${bytes * 2}}$`, 'i')),
    v.transform((text) => text.toLowerCase() as Hex),
  )
const address = lowerHex(20)
const hash = lowerHex(32)
const smallNumber = v.pipe(
  hexNumber,
  v.maxValue(BigInt(Number.MAX_SAFE_INTEGER)),
  v.transform((value) => Number(value)),
)

/** A block header. */
export const headerSchema = v.nullable(v.object({ number: hexNumber, hash, parentHash: hash }))

/** A block with its transactions. */
export const blockSchema = v.nullable(
  v.object({
    number: hexNumber,
    hash,
    parentHash: hash,
    // PostgreSQL and JavaScript disagree on dates after the year 9999.
    timestamp: v.pipe(smallNumber, v.maxValue(253_402_300_799)),
    transactions: v.array(
      v.object({
        hash,
        from: address,
        to: v.nullish(address),
        value: hexNumber,
        nonce: smallNumber,
      }),
    ),
  }),
)

export const receiptsSchema = v.nullable(
  v.array(
    v.object({
      transactionHash: hash,
      blockHash: hash,
      status: v.optional(hexNumber),
      contractAddress: v.nullish(address),
      logs: v.array(
        v.object({
          address,
          topics: v.array(hash),
          data: hexData,
          logIndex: v.pipe(smallNumber, v.maxValue(2 ** 31 - 1)),
        }),
      ),
    }),
  ),
)

export type Header = NonNullable<v.InferOutput<typeof headerSchema>>
export type ReadBlock = NonNullable<v.InferOutput<typeof blockSchema>>
export type Receipt = NonNullable<v.InferOutput<typeof receiptsSchema>>[number]
