import { isSameBytes, type ParsedAddress } from '@cleat/signatures/bip122'
import { OutScript, p2sh, p2tr } from '@scure/btc-signer'
import type { Spending } from './toSpending.ts'

/** Whether the redeem script and internal key are exactly those of the address. */
export function isSpendingOf(
  { redeemScript, tapInternalKey }: Spending,
  { kind, script }: ParsedAddress,
): boolean {
  if (kind === 'wpkh') return redeemScript === undefined && tapInternalKey === undefined
  if (kind === 'tr')
    return tapInternalKey !== undefined && isSameBytes(p2tr(tapInternalKey).script, script)
  if (kind !== 'sh' || !redeemScript) return false
  const inner = OutScript.decode(redeemScript)
  return (
    inner.type === 'wpkh' &&
    isSameBytes(p2sh({ type: 'wpkh', script: redeemScript }).script, script)
  )
}
