import type { PaymentAsset } from '@cleat/core/adapter'
import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { mistrust } from './mistrust.ts'
import { type Mint, readMint } from './readMint.ts'

/**
 * The mint of a payment. Its decimals and symbol must match what the visitor sees.
 * @throws `PAYMENT_TOKEN_MISTRUSTED`
 */
export function requireMint(parameters: {
  asset: PaymentAsset
  account: ChainAccount | undefined
}): Mint {
  const { asset, account } = parameters
  const mint = readMint(account)
  if (!mint) throw mistrust(asset, 'the chain has no such token')
  const { decimals, refusal } = mint
  if (decimals !== asset.decimals)
    throw mistrust(asset, `it has ${decimals} decimals and not ${asset.decimals}`)
  if (refusal !== undefined) throw mistrust(asset, refusal)
  return mint
}
