import { toProofInfo } from '@cleat/embedded-wallet/service'
import type { TestHolder } from './createTestHolder.ts'
import type { WalletBrowser } from './openWalletBrowser.ts'

/** Opens a challenge, as a recovery method does. */
export async function proveTestRecovery(
  browser: WalletBrowser,
  walletId: string,
  holder: TestHolder,
) {
  const path = `/wallet/v1/wallets/${walletId}/proof`
  const { body } = await browser.send(path, { body: { holder: holder.id } })
  const { id, generation, sealed } = body
  const info = toProofInfo({ walletId, generation, holder: holder.id, id })
  return { kind: 'recovery', id, opened: await holder.open(sealed, info) }
}
