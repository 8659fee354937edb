import * as v from 'valibot'

const lowerHex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^0x[\\da-f]{${bytes * 2}}$`, 'i')), v.toLowerCase())
const address = lowerHex(20)
/** Etherscan sends an empty text for a missing address. */
const addressOrNone = v.union([
  address,
  v.pipe(
    v.literal(''),
    v.transform(() => undefined),
  ),
])
const digits = (max: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${max}}$`)))
const amount = v.pipe(
  digits(78),
  v.transform((text) => BigInt(text)),
)
const count = v.pipe(
  digits(15),
  v.transform((text) => Number(text)),
)

const common = {
  blockNumber: count,
  // JavaScript has no date format after the year 9999.
  timeStamp: v.pipe(count, v.maxValue(253_402_300_799)),
  hash: lowerHex(32),
  nonce: v.optional(count, '0'),
  transactionIndex: v.optional(count, '0'),
  from: address,
  to: addressOrNone,
}
const token = { ...common, to: address, contractAddress: address }

/** One entry of each list, by its action. All numbers are texts. */
export const etherscanSchemas = {
  txlist: v.object({
    ...common,
    value: amount,
    isError: v.picklist(['0', '1']),
    contractAddress: v.optional(addressOrNone),
  }),
  tokentx: v.object({ ...token, value: amount }),
  tokennfttx: v.object({ ...token, tokenID: amount }),
  token1155tx: v.object({ ...token, tokenID: amount, tokenValue: amount }),
} as const

export type EtherscanAction = keyof typeof etherscanSchemas
export type EtherscanEntry<action extends EtherscanAction> = v.InferOutput<
  (typeof etherscanSchemas)[action]
>
