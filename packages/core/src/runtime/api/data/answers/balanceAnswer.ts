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
import type { TokenBalance } from '../tokenBalance.ts'
import { fields } from './fields.ts'
import { quantity } from './quantity.ts'
import { readItems } from './readItems.ts'

export type BalanceAnswer = {
  readonly balances: readonly TokenBalance[]
  /** How many items of the answer could not be believed, stood there twice, or were too many. */
  readonly dropped: number
  /** Whether it is from before, for the service could not read it anew in time. */
  readonly isStale?: boolean | undefined
}

/** More than somebody can look through. */
const limit = 1000

/**
 * The answer of `GET /v1/account/{address}/balance` about one network. Left out and counted is what cannot be believed: an
 * amount that is negative or finer than the token, decimals that no token has, a token of another chain. Tokens without
 * decimals are left out too (spec §5).
 */
export function balanceAnswer(chainId: CaipNetworkId): GenericSchema<unknown, BalanceAnswer> {
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
        (item, index) => items.findIndex((other) => isSameToken(item, other)) === index,
      )
      const dropped = list.length - balances.length
      return { balances, dropped, ...(stale && { isStale: true }) }
    }),
  )
}

/** Addresses of EVM chains are the same in any case of their letters. */
function isSameToken(one: TokenBalance, other: TokenBalance): boolean {
  const [a, b] = [one.address, other.address]
  return one.chainId.startsWith('eip155:') ? a?.toLowerCase() === b?.toLowerCase() : a === b
}
