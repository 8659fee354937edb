import { randomBytes } from 'node:crypto'
import { addTestDevice } from './addTestDevice.ts'
import { createTestHolder } from './createTestHolder.ts'
import { createTestShares } from './createTestShares.ts'
import type { WalletBrowser } from './openWalletBrowser.ts'

/** A wallet with this device and a recovery method. */
export async function createTestWallet(
  browser: WalletBrowser,
  kind: 'passkey' | 'code' = 'passkey',
  changed: object = {},
) {
  const device = await addTestDevice(browser)
  const recovery = await createTestHolder(kind)
  const shares = createTestShares(1, [device.toEntry(), recovery.toEntry()])
  const body = {
    ...{
      id: randomBytes(16).toString('base64url'),
      ...shares,
      accounts: ['eip155:1:0xab5801a7d398351b8be11c439e05c5b3259aec9b'],
    },
    ...{ accountTypes: { eip155: 'eoa' }, confirm: 'off', isSeparate: false, ...changed },
  }
  const created = await browser.send('/wallet/v1/wallets', { body })
  return { device, recovery, body, created, id: body.id, path: `/wallet/v1/wallets/${body.id}` }
}
