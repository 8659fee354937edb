import { neverAnswer } from '@cleat/testing'
import { expect, test } from '../fixtures/familyTest.ts'
import { FamilyPage } from '../pages/FamilyPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

/** What only a person answers, once the wallet shares its account. */
const prompts = (wallet: { requests: readonly { method: string }[] }) =>
  wallet.requests.map(({ method }) => method).filter((method) => /_connect$|_sign$/.test(method))

type Answer = {
  accounts: { capabilities: { signInWithEthereum: { message: string; signature: string } } }[]
}

test('A5, A6: one prompt connects and signs in, by two requests', {
  tag: '@phone-nightly',
}, async ({ modal, playground, quietPage, wallet }) => {
  const signIn = new SignInPage(quietPage)
  const evm = new FamilyPage(quietPage, 'EVM')
  await playground.goto({ config: 'sign-in-once' })
  await playground.button.click()
  await expect(modal.dialog).toBeVisible()
  expect(signIn.requests).toEqual([])
  await modal.chooseWallet()
  await expect(modal.title('You’re signed in')).toBeVisible()
  await expect(modal.dialog).toBeHidden()
  await expect(signIn.subject).toHaveText(`eip155:${wallet.accounts[0]}`)
  expect(prompts(wallet)).toEqual(['wallet_connect'])
  expect(signIn.requests).toEqual(['GET nonce', 'POST authenticate'])

  await evm.click('Base')
  await expect(evm.button('Base')).toHaveAttribute('aria-pressed', 'true')
  await quietPage.reload()
  await expect(signIn.status).toHaveText('signedIn')
  expect(prompts(wallet)).toEqual(['wallet_connect'])
})

test('S10: a wallet that signs another text is connected, and the visitor asked as usual', {
  tag: '@desktop',
}, async ({ modal, playground, quietPage, wallet }) => {
  const signIn = new SignInPage(quietPage)
  await playground.goto({ config: 'sign-in-once' })
  wallet.program('wallet_connect', async ({ proceed }) => {
    const answer = (await proceed()) as Answer
    for (const { capabilities } of answer.accounts)
      if (capabilities.signInWithEthereum)
        capabilities.signInWithEthereum.message += '\nResources:\n- https://evil.example'
    return answer
  })
  await playground.button.click()
  await modal.chooseWallet()
  await expect(modal.title('Sign in to Cleat laboratory')).toBeVisible()
  expect(signIn.requests).not.toContain('POST authenticate')
  await modal.button('Sign in').click()
  await expect(signIn.status).toHaveText('signedIn')
  expect(prompts(wallet)).toEqual(['wallet_connect', 'personal_sign'])
})

test('a wallet that answers nothing is asked to connect the next time, and the visitor as usual', {
  tag: '@desktop',
}, async ({ modal, playground, quietPage, wallet }) => {
  const signIn = new SignInPage(quietPage)
  await playground.goto({ config: 'sign-in-once' })
  wallet.program('wallet_connect', neverAnswer())
  await playground.button.click()
  await modal.chooseWallet()
  await expect.poll(() => prompts(wallet)).toEqual(['wallet_connect'])
  await quietPage.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await playground.button.click()
  await modal.chooseWallet()
  await modal.button('Sign in').click()
  await expect(signIn.status).toHaveText('signedIn')
  expect(prompts(wallet)).toEqual(['wallet_connect', 'personal_sign'])
})

test('an account of Solana joins the session with one prompt', { tag: '@desktop' }, async ({
  modal,
  openFamily,
  quietPage,
  startChain,
}) => {
  await startChain('solana')
  const signIn = new SignInPage(quietPage)
  const bodies: (string | null)[] = []
  quietPage.on('request', (request) => {
    if (request.url().endsWith('/authenticate') && request.method() === 'POST')
      bodies.push(request.postData())
  })
  const solana = await openFamily('sign-in-once', 'Solana')
  const evm = new FamilyPage(quietPage, 'EVM')
  for (const [family, wallet] of [
    [evm, undefined],
    [solana, 'Mooring Wallet'],
  ] as const) {
    await family.click('Connect')
    await modal.chooseWallet(wallet)
    await expect(modal.title('You’re signed in')).toBeVisible()
    await expect(modal.dialog).toBeHidden()
    await expect(signIn.status).toHaveText('signedIn')
  }
  expect(bodies.map((body) => JSON.parse(body ?? '{}').link)).toEqual([undefined, true])
  await signIn.click('Sign out')
  await expect(signIn.status).toHaveText('signedOut')
  await quietPage.reload()
  await expect(signIn.status).toHaveText('signedOut')
})
