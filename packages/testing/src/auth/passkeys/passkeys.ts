import type { CDPSession, Page } from 'playwright-core'

/** The passkeys of a page's device, without a person in front of it. */
export type Passkeys = {
  /** How many passkeys there are. */
  count(): Promise<number>
  /** Gives another page the same passkeys, as a device has them for all of its windows. */
  copyTo(other: Page): Promise<void>
  /**
   * Takes away what the browser keeps of these origins, and all cookies of the context. What is
   * left is another browser of the same person: the passkeys alone.
   */
  moveToNewBrowser(origins: readonly string[]): Promise<void>
}

/** Parameters of `passkeys`. */
export type PasskeysParameters = {
  /** Whether they derive values (PRF), without which a passkey logs in and opens no wallet. */
  prf: boolean
}

/**
 * Gives a page the authenticator of a platform, which agrees to everything. It keeps its passkeys
 * while the page is open. Passkeys are for names: serve the app at `localhost`, not at an address.
 * @throws in browsers other than Chromium, which have no virtual authenticator
 * @example
 * ```ts
 * import { passkeys } from '@cleat/testing/auth'
 *
 * declare const page: Parameters<typeof passkeys>[0]
 * const device = await passkeys(page, { prf: true })
 * export const count = await device.count()
 * ```
 * @see https://www.w3.org/TR/webauthn-3/#sctn-automation
 */
export async function passkeys(page: Page, parameters: PasskeysParameters): Promise<Passkeys> {
  const { client, authenticatorId } = await plugIn(page, parameters)
  return {
    async count() {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    async copyTo(other) {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
      const copy = await plugIn(other, parameters)
      for (const credential of credentials)
        await copy.client.send('WebAuthn.addCredential', {
          ...{ authenticatorId: copy.authenticatorId, credential },
        })
    },
    async moveToNewBrowser(origins) {
      await page.goto('about:blank')
      await page.context().clearCookies()
      for (const origin of origins)
        await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    },
  }
}

async function plugIn(page: Page, { prf }: PasskeysParameters) {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasPrf: prf },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}
