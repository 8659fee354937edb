import { neverAnswer, rejectRequest } from '@cleat/testing'
import type { Visit } from './visit.ts'

/** Longer than the eight seconds after which the view offers an alternative. */
const slowMs = 8500

/** The views of signing in, where visitors may look around without. */
export const signInVisualStates: readonly Visit[] = [
  {
    config: 'sign-in-here',
    async act({ connect, open, go, page, screen, wallet }, take) {
      const primary = screen.locator('button[data-variant=primary]')
      const ring = (state: string) => screen.locator(`[data-state=${state}]`).waitFor()
      await connect()
      await open('ConnectingSiwe')
      await screen.locator('details').waitFor()
      await take('sign-in')
      await screen.locator('summary').click()
      await take('sign-in-text')
      wallet.program('personal_sign', rejectRequest())
      await primary.click()
      await ring('declined')
      await take('sign-in-declined')
      wallet.program('personal_sign', neverAnswer())
      await primary.click()
      await ring('pending')
      await take('sign-in-wallet')
      await page.waitForTimeout(slowMs)
      await take('sign-in-slow')
      await primary.click()
      await ring('success')
      await open('AccountSettings')
      await take('sign-in-settings')
      await go({ name: 'AccountSessions' })
      await screen.locator('dl').waitFor()
      await take('sign-in-sessions')
      await screen.locator('button[data-variant=quiet]').first().click()
      await primary.waitFor()
      await take('sign-in-signed-out')
      await open()
      await take('sign-in-account')
    },
  },
]
