import { expect, test } from '../fixtures/familyTest.ts'
import { SignInPage } from '../pages/SignInPage.ts'

const families = [
  ['Solana', 'Mooring Wallet', 'solana'],
  ['Bitcoin', 'Tideway Wallet', 'bitcoin'],
  ['Polkadot', 'Anchor Wallet', 'polkadot'],
] as const

for (const [title, walletName, chain] of families)
  test(`${title}: connect, sign in, reload, sign out`, async ({
    modal,
    openFamily,
    quietPage,
    startChain,
  }) => {
    await startChain(chain)
    const signIn = new SignInPage(quietPage)
    const family = await openFamily('sign-in', title)
    await family.click('Connect')
    await modal.chooseWallet(walletName)
    // Its wallet says that it signs in while it connects.
    if (chain !== 'solana') await modal.button('Sign in').click()
    await expect(modal.dialog).toBeHidden()
    await expect(signIn.status).toHaveText('signedIn')
    expect(signIn.requests).toEqual(['GET nonce', 'POST authenticate'])
    await quietPage.reload()
    await expect(signIn.status).toHaveText('signedIn')
    await signIn.click('Sign out')
    await expect(signIn.status).toHaveText('signedOut')
  })
