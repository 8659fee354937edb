import type { ReadPaymentLink } from './paymentLink.ts'
import { readLinkAmount } from './readLinkAmount.ts'
import { readLinkLabel } from './readLinkLabel.ts'
import { readLinkQuery } from './readLinkQuery.ts'
import { refuseLink } from './refuseLink.ts'

/** The largest number of decimals of any mint. The token's mint defines its own. */
const decimals = 255
const max = (2n ** 64n - 1n) * 10n ** 255n

/**
 * Parses what follows `solana:`. Refuses transaction requests, and payments that need a reference
 * or memo, without which the shop could not match the payment.
 * @see Solana Pay
 */
export function readSolanaLink(rest: string): ReadPaymentLink {
  const [, to = '', query = ''] = /^([^?]*)(?:\?(.*))?$/.exec(rest) ?? []
  if (/^https(?::|%3a)/i.test(to)) return refuseLink('request')
  const pairs = query.split('&')
  if (pairs.some((pair) => /^(?:reference|memo)(?:=|$)/.test(pair)))
    return refuseLink('requirement')
  const values = readLinkQuery(query.replaceAll('+', '%20'))
  if (!values) return refuseLink('format')
  const assetAddress = values.get('spl-token')
  if (!isAddress(to)) return refuseLink('receiver')
  if (assetAddress !== undefined && !isAddress(assetAddress)) return refuseLink('format')
  const text = values.get('amount')
  const amount = text === undefined ? {} : { amount: readLinkAmount({ text, decimals, max }) }
  if ('amount' in amount && amount.amount === undefined) return refuseLink('amount')
  return {
    ...{ status: 'success', to, namespace: 'solana' },
    ...amount,
    ...(assetAddress === undefined ? {} : { assetAddress }),
    ...readLinkLabel(values),
  }
}

function isAddress(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
}
