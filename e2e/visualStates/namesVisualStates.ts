import { neverAnswer, rejectRequest } from '@cleat/testing'
import { hold } from './hold.ts'
import type { Visit } from './visit.ts'

/** Longer than the eight seconds after which the view offers an alternative. */
const slowMs = 8500

/** What the service of names is asked. */
const asked = {
  suggestions: '**/v1/profile/suggestions/*',
  registration: '**/v1/profile/account',
} as const

/** The views of names. Each visit registers others, because the service keeps them. */
export const namesVisualStates: readonly Visit[] = [
  {
    config: 'names',
    async act({ connect, open, go, page, screen, wallet }, take) {
      const label = `harbour${Date.now() % 100_000}`
      const field = screen.locator('input')
      const primary = screen.locator('button[type=submit]')
      const free = screen.locator('button[type=submit]:not([aria-disabled])')
      const type = async (text: string) => {
        await field.fill(text)
        await screen.locator('section[aria-busy]').waitFor({ state: 'detached' })
      }
      await connect()
      await open('AccountSettings')
      await take('names-settings')
      await open('RegisterAccountName')
      await field.waitFor()
      await take('names')
      await type('har')
      await take('names-short')
      await type('support')
      await screen.locator('[data-invalid]').waitFor()
      await take('names-reserved')
      await type(label)
      await free.waitFor()
      await take('names-free')
      wallet.program('personal_sign', rejectRequest())
      await primary.click()
      await screen.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
      await take('names-declined')
      wallet.program('personal_sign', neverAnswer())
      await primary.click()
      await page.waitForTimeout(slowMs)
      await take('names-slow')
      await page.route(asked.registration, (route) => route.abort())
      await screen.locator('button[data-variant=quiet]').click()
      await screen.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
      await take('names-failed')
      await page.unroute(asked.registration)
      const register = await hold(page, asked.registration)
      await primary.click()
      await take('names-registering')
      register()
      await screen.locator('[data-part=reach]:not(:empty)').waitFor()
      // The paper has fallen by then.
      await page.waitForTimeout(4000)
      await take('names-registered')
      await go({ name: 'RegisterAccountName' })
      await field.waitFor()
      await type(label)
      await take('names-taken')
      await page.route(asked.suggestions, (route) => route.abort())
      await type(`${label}x`)
      await take('names-suggestions-failed')
    },
  },
]
