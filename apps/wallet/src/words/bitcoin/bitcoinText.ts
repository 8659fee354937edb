import type { FamilyNetwork } from '@cleat/testing/wallet-connect'
import { amountText } from '../text/amountText.ts'

/** Formats an amount of bitcoin with all 8 decimals. */
export function bitcoinText(parameters: { sats: bigint; network: FamilyNetwork }): string {
  const { sats, network } = parameters
  const { symbol, decimals } = network
  return amountText({ value: sats, symbol, decimals, digits: decimals })
}
