import {
  array,
  boolean,
  check,
  custom,
  type GenericSchema,
  literal,
  nullish,
  object,
  pipe,
  transform,
  unknown,
} from 'valibot'
import { type CaipAddress, isCaipAddress } from '../../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../../base/caip/caipNetworkId.ts'
import { fields } from './fields.ts'
import { quantity } from './quantity.ts'
import { readItems } from './readItems.ts'
import type { TokenBalance } from './tokenBalance.ts'

export type BalanceAnswer = {
  readonly balances: readonly TokenBalance[]
  /** Number of items that were invalid, duplicate or over the limit. */
  readonly dropped: number
  /** Whether the service returned older data because it could not refresh in time. */
  readonly isStale?: boolean | undefined
}

/** The maximum number of tokens that the UI lists. */
const limit = 1000

/**
 * Parses the answer of `GET /v1/account/{address}/balance` for one network. Invalid items are left
 * out and counted: a negative amount, more decimals than the token has, impossible decimals, a
 * token of another chain. Tokens without decimals are left out too (spec §5).
 */
export function balanceAnswer(
  chainId: CaipNetworkId,
  isSameAddress: (one: string, other: string) => boolean = () => false,
): GenericSchema<unknown, BalanceAnswer> {
  const start = chainId.length + 1
  const isSame = (one: string, other: string) => isSameAddress(one.slice(start), other.slice(start))
  // Which of several rows without an address is the coin is decided with the network's definition.
  const isSameToken = ({ address: one }: TokenBalance, { address: other }: TokenBalance) =>
    one !== undefined && other !== undefined && (one === other || isSame(one, other))
  const schema: GenericSchema<unknown, TokenBalance> = object({
    name: fields.line(64),
    symbol: fields.line(20),
    chainId: literal(chainId),
    address: pipe(
      nullish(custom<CaipAddress>(isCaipAddress)),
      check((value) => !value || value.startsWith(`${chainId}:`)),
      transform((value) => value ?? undefined),
    ),
    price: fields.price,
    quantity,
    iconUrl: fields.imageUrl,
  })
  return pipe(
    object({ balances: array(unknown()), stale: fields.lenient(boolean()) }),
    transform(({ balances: list, stale }) => {
      const { items } = readItems(list, { schema, limit })
      const balances = items.filter(
        (item, index) => !items.slice(0, index).some((other) => isSameToken(item, other)),
      )
      const dropped = list.length - balances.length
      return { balances, dropped, ...(stale && { isStale: true }) }
    }),
  )
}
