import type { BrowserKeys } from '../frame/keys/openBrowserKeys.ts'
import type { Service } from '../frame/service/createServiceClient.ts'
import { readHandoffSecret } from '../handoff/handoffSecret.ts'
import { claimHandoff } from './claimHandoff.ts'
import { findOpener } from './findOpener.ts'

/**
 * Proves by its opener that the same browser asked, and loads the window again, cut off from it:
 * nothing is shown that another page could move or close. Where the opener does not answer, that
 * window shows a code.
 * @throws `ServiceError` where the opener is another page than the one that asked
 */
export async function meetOpener(parameters: {
  window: Window
  service: Service
  keys: Pick<BrowserKeys, 'isKept'>
  secret: string
}): Promise<void> {
  const { window, service, keys, secret } = parameters
  const opener = await findOpener(window)
  // A key that ends with this page could not take the request up again.
  if (opener !== undefined && keys.isKept) {
    const { hash } = await readHandoffSecret(secret, 'answer')
    await claimHandoff({ service, hash, opener })
  }
  window.location.replace(`/w/in#${secret}`)
}
