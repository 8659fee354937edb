import { createTestHolder } from './createTestHolder.ts'
import type { WalletBrowser } from './openWalletBrowser.ts'

/** Registers the browser as a device. */
export async function addTestDevice(browser: WalletBrowser) {
  const holder = await createTestHolder('device')
  const body = { label: 'Chrome on macOS', publicKey: holder.publicKey }
  const { body: answer } = await browser.send('/wallet/v1/devices', { body })
  return {
    ...holder,
    id: answer.device.id as string,
    toEntry: () => holder.toEntry(answer.device.id),
  }
}
