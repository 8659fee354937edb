import { answerGarbage, neverAnswer, rejectRequest } from '@cleat/testing'
import { hold } from './hold.ts'
import type { Visit } from './visit.ts'

/** Longer than the eight seconds after which the view offers an alternative. */
const slowMs = 8500

/** What the service of sign-in is asked for, and then for the verdict. */
const asked = { terms: '**/auth/nonce*', verdict: '**/auth/authenticate' } as const

/** A signature of a key that no wallet here has. */
const foreignSignature = `0x${'7b'.repeat(64)}1b`

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
  {
    config: 'sign-in',
    async act({ connect, open, go, page, screen, wallet }, take) {
      const primary = screen.locator('button[data-variant=primary]')
      const ring = (state: string) => screen.locator(`[data-state=${state}]`).waitFor()
      const giveTerms = await hold(page, asked.terms)
      await connect()
      await open('ConnectingSiwe')
      await take('sign-in-preparing')
      giveTerms()
      await screen.locator('details').waitFor()
      await take('sign-in-required')
      wallet.program('personal_sign', answerGarbage(foreignSignature))
      await primary.click()
      await ring('error')
      await take('sign-in-other-account')
      await page.route(asked.verdict, (route) => route.abort())
      await primary.click()
      await ring('unknown')
      await take('sign-in-away')
      await page.unroute(asked.verdict)
      const judge = await hold(page, asked.verdict)
      await primary.click()
      await take('sign-in-checking')
      judge()
      await ring('success')
      await open('AccountSettings')
      await go({ name: 'AccountSessions' })
      await screen.getByRole('listitem').first().waitFor()
      await take('sign-in-devices')
    },
  },
]
