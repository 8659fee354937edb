import { toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { ReadPaymentLink } from './paymentLink.ts'
import { readLinkLabel } from './readLinkLabel.ts'
import { readLinkQuery } from './readLinkQuery.ts'
import { refuseLink } from './refuseLink.ts'

/** Accepted parameters of a payment. The wallet decides about gas. */
const coinNames = ['value', 'gas', 'gasLimit', 'gasPrice', 'label', 'message']
const tokenNames = ['address', 'uint256', ...coinNames]

/**
 * Parses what follows `ethereum:`. Accepts payments only: of the native currency, and of a token by
 * `transfer`.
 * @see EIP-681
 */
export function readEthereumLink(rest: string): ReadPaymentLink {
  const parts = /^(pay-)?([^@/?]*)(?:@([^/?]*))?(?:\/([^?]*))?(?:\?(.*))?$/.exec(rest)
  if (!parts) return refuseLink('format')
  const [, prefix, target = '', chain, call, query = ''] = parts
  if (call !== undefined && call !== 'transfer') return refuseLink('request')
  const values = readLinkQuery(query)
  const names = call ? tokenNames : coinNames
  if (!values || [...values.keys()].some((name) => !names.includes(name)))
    return refuseLink('format')
  if (chain !== undefined && !/^[1-9]\d{0,15}$/.test(chain)) return refuseLink('network')
  const network = {
    namespace: 'eip155',
    ...(chain === undefined ? {} : { caipNetworkId: toCaipNetworkId(`eip155:${chain}`) }),
  }
  if (call && values.has('value')) return refuseLink('request')
  if (call && !isAddress(target)) return refuseLink('receiver')
  const to = call ? values.get('address') : target
  // Without `pay-`, a hyphen would end another prefix.
  const isNameable = call !== undefined || prefix !== undefined || !target.includes('-')
  if (to === undefined || !(isAddress(to) || (isNameable && isName(to))))
    return refuseLink('receiver')
  const amount = readUnits(values.get(call ? 'uint256' : 'value'))
  if (amount === undefined) return refuseLink('amount')
  const asset = call ? { assetAddress: target } : {}
  return { status: 'success', to, ...network, ...amount, ...asset, ...readLinkLabel(values) }
}

function isAddress(text: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(text)
}

function isName(text: string): boolean {
  return text.length <= 255 && /^[^\s.:%@/?#]+(?:\.[^\s.:%@/?#]+)+$/.test(text)
}

/** Base units: digits, optionally with a fraction and an exponent that make an integer. No sign. */
function readUnits(text: string | undefined): { amountUnits?: bigint } | undefined {
  if (text === undefined) return {}
  const [, whole, fraction = '', exponent = '0'] =
    /^(\d{1,78})(?:\.(\d{1,78}))?(?:e(\d{1,2}))?$/i.exec(text) ?? []
  const shift = Number(exponent) - fraction.length
  if (whole === undefined || shift < 0) return undefined
  const amountUnits = BigInt(whole + fraction) * 10n ** BigInt(shift)
  return amountUnits > 0n && amountUnits < 2n ** 256n ? { amountUnits } : undefined
}
