import { rejectRequest } from '@cleat/testing'
import { expect, test } from '../fixtures/test.ts'
import { SignInPage } from '../pages/SignInPage.ts'

const signed = (wallet: { requests: readonly { method: string }[] }) =>
  wallet.requests.filter(({ method }) => method === 'personal_sign').length

for (const [option, config] of [
  ['siwx: new DefaultSIWX()', 'sign-in-appkit-siwx'],
  ['siweConfig: createSIWEConfig(…)', 'sign-in-appkit-siwe'],
] as const) {
  test.describe(`A17: an app for AppKit with ${option}`, () => {
    test('connect, sign, reload, switch the network and sign there, sign out', async ({
      modal,
      playground,
      quietPage,
      wallet,
    }) => {
      const signIn = new SignInPage(quietPage)
      await playground.goto({ config })
      await playground.button.click()
      await modal.chooseWallet()
      await modal.button('Sign in').click()
      await expect(signIn.status).toHaveText('signedIn')
      await expect(modal.dialog).toBeHidden()
      expect(signed(wallet)).toBe(1)

      await quietPage.reload()
      await expect(signIn.status).toHaveText('signedIn')
      await expect(modal.dialog).toBeHidden()
      expect(signed(wallet)).toBe(1)

      const base = quietPage.getByRole('button', { name: 'Base', exact: true })
      await base.click()
      await expect(modal.title('Sign in to Cleat laboratory')).toBeVisible()
      await modal.button('Sign in').click()
      await expect(signIn.status).toHaveText('signedIn')
      await expect(playground.chainId).toHaveText('8453')
      await expect(modal.dialog).toBeHidden()
      expect(signed(wallet)).toBe(2)

      await signIn.click('Sign out')
      await expect(signIn.status).toHaveText('signedOut')
      await quietPage.reload()
      await expect(signIn.status).toHaveText('signedOut')
      await expect(modal.dialog).toBeHidden()
    })

    test('cancelled on another network, it goes back; declined, tried again; cancelled, it disconnects', async ({
      modal,
      playground,
      quietPage,
      wallet,
    }) => {
      const signIn = new SignInPage(quietPage)
      await playground.goto({ config })
      await playground.button.click()
      await modal.chooseWallet()
      wallet.program('personal_sign', rejectRequest())
      await modal.button('Sign in').click()
      await expect(modal.title('Signature declined')).toBeVisible()
      await modal.button('Try again').click()
      await expect(signIn.status).toHaveText('signedIn')
      await expect(modal.dialog).toBeHidden()

      const chain = (await playground.chainId.textContent()) ?? ''
      await quietPage.getByRole('button', { name: 'Base', exact: true }).click()
      await modal.button('Cancel').click()
      await expect(modal.dialog).toBeHidden()
      await expect(playground.chainId).toHaveText(chain)
      await expect(signIn.status).toHaveText('signedIn')

      await quietPage.getByRole('button', { name: 'Disconnect', exact: true }).click()
      await playground.button.click()
      await modal.chooseWallet()
      await modal.button('Cancel').click()
      await expect(modal.dialog).toBeHidden()
      await expect(playground.status).toHaveText('disconnected')
      expect(signed(wallet)).toBe(2)
    })
  })
}
