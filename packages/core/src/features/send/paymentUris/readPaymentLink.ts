import {
  type CaipAddress,
  isCaipAddress,
  parseCaipAddress,
} from '../../../base/caip/caipAddress.ts'
import { parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { PaymentLink, ReadPaymentLink } from './paymentLink.ts'
import { readBitcoinLink } from './readBitcoinLink.ts'
import { readEthereumLink } from './readEthereumLink.ts'
import { readSolanaLink } from './readSolanaLink.ts'
import { refuseLink } from './refuseLink.ts'

export declare namespace readPaymentLink {
  type Parameters = {
    text: string
    /** The active network; links for others are refused. Without it, any network is accepted. */
    network?: Pick<CaipNetwork, 'chainNamespace' | 'caipNetworkId'> | undefined
  }
  /** `undefined` if it is not a payment link. */
  type ReturnType = ReadPaymentLink | undefined
}

const lengthLimit = 2048

const readers: Readonly<Record<string, (rest: string) => ReadPaymentLink>> = {
  ethereum: readEthereumLink,
  solana: readSolanaLink,
  bitcoin: readBitcoinLink,
  lightning: () => refuseLink('lightning'),
}

/**
 * Parses a pasted or scanned payment link: EIP-681, Solana Pay, BIP-21, or a CAIP-10 account. Never
 * throws. Addresses are checked by form only; checksums and names are checked by the chain's
 * adapter.
 */
export function readPaymentLink({
  text,
  network,
}: readPaymentLink.Parameters): readPaymentLink.ReturnType {
  const link = text.trim()
  const isShort = link.length <= lengthLimit
  const isAccount = isShort && isCaipAddress(link) && !/^solana:https:/i.test(link)
  if (isAccount) return requireNetwork(readAccount(link), network)
  const name = /^([a-z]{1,9}):/i.exec(link)?.[1]?.toLowerCase() ?? ''
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  if (!read) return undefined
  if (!isShort) return refuseLink('length')
  const rest = link.slice(name.length + 1)
  // No invisible characters, and no fragment.
  if (/[\p{C}\p{Zl}\p{Zp}\\#]/u.test(rest)) return refuseLink('format')
  return requireNetwork(read(rest.replace(/^\/\//, '')), network)
}

function readAccount(account: CaipAddress): PaymentLink {
  const { caipNetworkId, address: to } = parseCaipAddress(account)
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  return { status: 'success', to, namespace, caipNetworkId }
}

function requireNetwork(
  link: ReadPaymentLink,
  network: readPaymentLink.Parameters['network'],
): ReadPaymentLink {
  if (!network || link.status === 'error') return link
  const { caipNetworkId = network.caipNetworkId, namespace } = link
  const isHere = namespace === network.chainNamespace && caipNetworkId === network.caipNetworkId
  return isHere ? link : refuseLink('network')
}
