import type { CDPSession, Page } from '@playwright/test'

/** Passkeys of a browser, without a person in front of it. */
export type Authenticator = {
  /** How many passkeys there are. */
  count(): Promise<number>
  /** Gives another page its passkeys, as a device has them for all of its windows. */
  copyTo(other: Page): Promise<void>
  /** Takes everything else that a browser keeps of origins away: another browser of the person. */
  moveToNewBrowser(origins: readonly string[]): Promise<void>
}

/** Gives a page a platform's authenticator, which keeps its passkeys while the page is open. */
export async function addAuthenticator(
  page: Page,
  { hasPrf }: { hasPrf: boolean },
): Promise<Authenticator> {
  const { client, authenticatorId } = await plugIn(page, hasPrf)
  return {
    async count() {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    async copyTo(other) {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
      const copy = await plugIn(other, hasPrf)
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

async function plugIn(page: Page, hasPrf: boolean) {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasPrf },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}
