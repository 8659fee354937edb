import type { ReadPaymentLink } from './paymentLink.ts'
import { readLinkAmount } from './readLinkAmount.ts'
import { readLinkLabel } from './readLinkLabel.ts'
import { readLinkQuery } from './readLinkQuery.ts'
import { refuseLink } from './refuseLink.ts'

/** The maximum supply in satoshi. */
const max = 2_100_000_000_000_000n

/**
 * Parses what follows `bitcoin:`. QR codes are often in upper case, including parameter names.
 * Other required parameters are refused.
 * @see BIP-21
 */
export function readBitcoinLink(rest: string): ReadPaymentLink {
  const [, to = '', query = ''] = /^([^?]*)(?:\?(.*))?$/.exec(rest) ?? []
  const values = readLinkQuery(query.replace(/(^|&)[^=&]*/g, (name) => name.toLowerCase()))
  if (!values) return refuseLink('format')
  if ([...values.keys()].some((name) => name.startsWith('req-'))) return refuseLink('requirement')
  if (to === '' && values.has('lightning')) return refuseLink('lightning')
  // All Base58 and bech32 addresses match.
  if (!/^[0-9A-Za-z]{14,90}$/.test(to)) return refuseLink('receiver')
  const text = values.get('amount')
  const amount = text === undefined ? {} : { amount: readLinkAmount({ text, decimals: 8, max }) }
  if ('amount' in amount && amount.amount === undefined) return refuseLink('amount')
  return { status: 'success', to, namespace: 'bip122', ...amount, ...readLinkLabel(values) }
}
