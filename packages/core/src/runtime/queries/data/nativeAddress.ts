import {
  type CaipAddress,
  parseCaipAddress,
  toCaipAddress,
} from '../../../base/caip/caipAddress.ts'
import { type CaipNetworkId, parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'

/** How services write the native coin in place of a token's address. */
const placeholders: { readonly [namespace: string]: string } = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
}

/** The native coin of a network, as services write it. */
export function toNativeAddress(caipNetworkId: CaipNetworkId): CaipAddress {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return toCaipAddress({ caipNetworkId, address: placeholders[namespace] ?? '0x' })
}

/** Whether an address stands for the native coin. */
export function isNativeAddress(token: CaipAddress): boolean {
  const { caipNetworkId, address } = parseCaipAddress(token)
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return address.toLowerCase() === placeholders[namespace]?.toLowerCase()
}
