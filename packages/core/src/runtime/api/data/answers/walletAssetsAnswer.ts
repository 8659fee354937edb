import {
  array,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'valibot'
import { formatAmount } from '../../../../base/amounts/formatAmount.ts'
import { toCaipAddress } from '../../../../base/caip/caipAddress.ts'
import { type CaipNetworkId, parseCaipNetworkId } from '../../../../base/caip/caipNetworkId.ts'
import { fields } from './fields.ts'
import type { TokenBalance } from './tokenBalance.ts'

const mostAssets = 1000

const held = {
  balance: pipe(
    string(),
    regex(/^0x[0-9a-f]{1,64}$/i),
    transform((value) => BigInt(value)),
  ),
  metadata: object({
    name: fields.line(64),
    symbol: fields.line(20),
    decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
    price: fields.price,
    iconUrl: fields.imageUrl,
  }),
}
/** The native coin has no contract. Some wallets name a placeholder. */
const coin = object({
  ...held,
  type: picklist(['NATIVE', 'native']),
  address: pipe(
    string(),
    regex(/^(?:native|0x(?:e{40}|0{40}))$/i),
    transform(() => undefined),
  ),
})
const token = object({
  ...held,
  type: picklist(['ERC20', 'erc20']),
  address: pipe(string(), regex(/^0x(?!e{40}|0{40})[0-9a-f]{40}$/i)),
})
const collectible = object({ type: picklist(['ERC721', 'ERC1155', 'erc721', 'erc1155']) })
const assets = pipe(array(union([coin, token, collectible])), maxLength(mostAssets))

/**
 * Parses a wallet's answer to `wallet_getAssets` for one chain. An invalid asset rejects the whole
 * answer (spec §5), because a service or the chain can be asked instead. So does a native coin with
 * a contract, or a token without one. Collectibles and tokens without decimals are left out.
 * @see ERC-7811
 */
export function walletAssetsAnswer(
  chainId: CaipNetworkId,
): GenericSchema<unknown, readonly TokenBalance[]> {
  const { reference } = parseCaipNetworkId(chainId)
  const key = `0x${BigInt(reference).toString(16)}`
  return pipe(
    object({ [key]: optional(assets, []) }),
    transform((chains) =>
      (chains[key] ?? []).flatMap((asset): TokenBalance[] => {
        if (!('balance' in asset)) return []
        const { decimals, ...metadata } = asset.metadata
        const { address, balance: amount } = asset
        if (address && decimals === 0) return []
        return [
          {
            ...metadata,
            chainId,
            ...(address && { address: toCaipAddress({ caipNetworkId: chainId, address }) }),
            quantity: { amount, decimals, numeric: formatAmount(amount, decimals) },
          },
        ]
      }),
    ),
  )
}
