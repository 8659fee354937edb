import type { Visit } from './visit.ts'

/** The secure origin starts with the first page that wants it. */
const timeout = 110_000

/** Logins to the embedded wallet: with its real origin, mails and frame. */
export const authVisualStates: readonly Visit[] = [
  {
    config: 'embedded',
    wallets: 0,
    async act({ open, go, laboratory, page, screen }, take) {
      await page.request.get(new URL('/wallet-service', laboratory.url).href, { timeout })
      const field = screen.locator('input[type=email]')
      const frame = page.frameLocator('iframe[data-cleat="wallet"]')
      await open()
      await field.waitFor()
      await take('connect-logins')
      await field.fill('ada@app')
      await field.press('Enter')
      await screen.locator('input[aria-invalid=true]').waitFor()
      await take('login-invalid')
      await go({ name: 'ConnectSocials' })
      await take('login-providers')
      await go({ name: 'ConnectingFarcaster' })
      await screen.locator('a[href*="/w/farcaster#"]').waitFor({ timeout: 20_000 })
      await take('login-farcaster')
      await open('EmailLogin')
      await field.waitFor()
      await take('login-email')
      await field.fill('ada@mail.example')
      await field.press('Enter')
      await frame.getByRole('heading').first().waitFor({ timeout: 20_000 })
      await take('login-code')
    },
  },
]
