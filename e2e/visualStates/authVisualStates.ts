import { WalletFramePage } from '../pages/WalletFramePage.ts'
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
  {
    config: 'embedded',
    wallets: 0,
    async act({ open, laboratory, page, screen }, take) {
      const { mailboxUrl } = await (
        await page.request.get(new URL('/wallet-service', laboratory.url).href, { timeout })
      ).json()
      const wallet = new WalletFramePage(page)
      const email = `ada${Date.now()}@mail.example`
      await open('EmailLogin')
      const field = screen.locator('input[type=email]')
      await field.fill(email)
      await field.press('Enter')
      await wallet.title('Enter the code').waitFor({ timeout: 20_000 })
      await wallet.typeCode(await readCode(mailboxUrl, email))
      await wallet.title(/recovery code/).waitFor({ timeout: 20_000 })
      const parts = await wallet.readRecoveryCode()
      await wallet.click('I’ve saved it')
      await wallet.confirmRecoveryCode(parts)
      await wallet.click('Create wallet')
      await wallet.click('Continue')
      await screen.waitFor({ state: 'hidden' })
      await open('AccountSettings')
      await screen.getByRole('button', { name: 'Change email' }).click()
      await wallet.title('Change email').waitFor()
      await take('account-email')
      await open('AccountSettings')
      await screen.getByRole('button', { name: 'Add a device' }).click()
      await wallet.title('Add a device').waitFor()
      await take('account-add-device')
    },
  },
]

/** The code of the newest mail to an address. */
async function readCode(mailboxUrl: string, address: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { mails } = (await (await fetch(mailboxUrl)).json()) as {
      mails: { to: string[]; subject: string }[]
    }
    const mail = mails.findLast(({ to }) => to.includes(address))
    if (mail) return /^\d{6}/.exec(mail.subject)?.[0] ?? ''
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('No mail came.')
}
