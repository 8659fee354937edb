import type { CDPSession, Page } from '@playwright/test'

/** Passkeys of a browser, without a person in front of it. */
export type Authenticator = {
  /** How many passkeys there are. */
  count(): Promise<number>
  /** Takes everything else that a browser keeps of origins away: another browser of the person. */
  moveToNewBrowser(origins: readonly string[]): Promise<void>
}

/** Gives a page a platform's authenticator, which keeps its passkeys while the page is open. */
export async function addAuthenticator(
  page: Page,
  { hasPrf }: { hasPrf: boolean },
): Promise<Authenticator> {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasPrf },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  })
  return {
    async count() {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    async moveToNewBrowser(origins) {
      await page.goto('about:blank')
      await page.context().clearCookies()
      for (const origin of origins)
        await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    },
  }
}
