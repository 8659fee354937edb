import { neverAnswer, rejectRequest } from '@cleat/testing'
import type { Visit } from './visit.ts'

/** Longer than the eight seconds after which the view offers an alternative. */
const slowMs = 8500

/** The views of names. Each visit registers others, because the service keeps them. */
export const namesVisualStates: readonly Visit[] = [
  {
    config: 'names',
    async act({ connect, open, page, screen, wallet }, take) {
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
      await screen.locator('button[data-variant=quiet]').click()
      await screen.locator('[data-part=reach]:not(:empty)').waitFor()
      // The paper has fallen by then.
      await page.waitForTimeout(4000)
      await take('names-registered')
    },
  },
]
