import { delay, rejectRequest } from '@cleat/testing'
import { expect, test } from '../fixtures/familyTest.ts'
import { FamilyPage } from '../pages/FamilyPage.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { recordTurns } from '../pages/recordTurns.ts'
import { SignInPage } from '../pages/SignInPage.ts'

/** Opens the page and chooses the wallet, which connects. */
async function connect(
  fixtures: Pick<Parameters<Parameters<typeof test>[2]>[0], 'modal' | 'playground' | 'quietPage'>,
) {
  const { modal, playground, quietPage } = fixtures
  const signIn = new SignInPage(quietPage)
  await playground.goto({ config: 'sign-in' })
  await playground.button.click()
  await modal.chooseWallet()
  await expect(modal.title('Sign in to Cleat laboratory')).toBeVisible()
  const evm = new FamilyPage(quietPage, 'EVM')
  return { signIn, evm }
}

const signed = (wallet: { requests: readonly { method: string }[] }) =>
  wallet.requests.filter(({ method }) => method === 'personal_sign')

test('connect and sign in: two prompts and two requests; a reload and a network ask nothing', async ({
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  const { signIn, evm } = await connect({ modal, playground, quietPage })
  expect(signIn.requests).toEqual(['GET nonce'])
  await modal.button('Sign in').click()
  await expect(modal.title('You’re signed in')).toBeVisible()
  await expect(modal.dialog).toBeHidden()
  const address = (await evm.address.textContent()) ?? ''
  await expect(signIn.subject).toHaveText(`eip155:${address}`)
  expect(signIn.requests).toEqual(['GET nonce', 'POST authenticate'])
  expect(signed(wallet)).toHaveLength(1)

  const kept = await quietPage.evaluate(() => JSON.stringify({ ...localStorage }))
  for (const secret of ['wants you to sign in', 'Nonce', 'Bearer'])
    expect(kept).not.toContain(secret)
  expect(await quietPage.evaluate(() => document.cookie)).toBe('')

  await evm.click('Base')
  await expect(evm.button('Base')).toHaveAttribute('aria-pressed', 'true')
  await expect(signIn.status).toHaveText('signedIn')
  await expect(modal.dialog).toBeHidden()

  signIn.requests.length = 0
  await quietPage.reload()
  await expect(signIn.status).toHaveText('signedIn')
  await expect(modal.dialog).toBeHidden()
  expect(signIn.requests).toEqual(['GET me'])
  expect(signed(wallet)).toHaveLength(1)
})

test(
  'A7: from the approval to the next prompt nothing is asked of the service, and the code is there',
  { tag: '@desktop' },
  async ({ playground, quietPage, wallet }, { annotations }) => {
    const approvalMs = 2000
    const signIn = new SignInPage(quietPage)
    const turns = await recordTurns(quietPage)
    await playground.goto({ config: 'sign-in' })
    wallet.program('eth_requestAccounts', delay(approvalMs))
    const asked: number[] = []
    const loaded: number[] = []
    quietPage.on('request', (request) => {
      if (new URL(request.url()).pathname === '/v1/auth/nonce') asked.push(Date.now())
      if (/\/previewSignIn-[^/]*$/.test(request.url())) loaded.push(Date.now())
    })
    await quietPage.evaluate(async () => {
      const { actions, controllers } = Object(window).laboratory.kit
      const found = () =>
        controllers.connectors.state.connectors.find(
          (connector: { type: string }) => connector.type === 'ANNOUNCED',
        )
      while (!found()) await new Promise((resolve) => setTimeout(resolve, 50))
      await actions.connect({ connectorId: found().id, signIn: true })
    })
    await expect(signIn.status).toHaveText('signedIn')
    const timeOf = (name: string) => wallet.requests.find(({ method }) => method === name)?.at ?? 0
    const approvedAt = timeOf('eth_requestAccounts') + approvalMs
    const promptMs = timeOf('personal_sign') - approvedAt
    annotations.push({ type: 'A7', description: `${promptMs} ms from the approval to the prompt` })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toBeLessThan(approvedAt)
    expect(promptMs).toBeGreaterThanOrEqual(0)
    // The page draws and loads nothing between the wallet's answers and what it is asked next.
    const asks = (await turns.list()).slice(1)
    expect(asks.map(({ method }) => method)).toEqual([
      ...['eth_chainId', 'eth_accounts', 'eth_chainId', 'personal_sign'],
    ])
    expect(asks.filter(({ isAtOnce }) => !isAtOnce)).toEqual([])
    // What compares the message with what is shown, while the wallet shows its own question.
    expect(loaded).not.toEqual([])
    expect(Math.max(...loaded)).toBeLessThan(approvedAt)
  },
)

test('services.auth: the address of the service is all that the page names', {
  tag: '@desktop',
}, async ({ modal, playground, quietPage, wallet }) => {
  const signIn = new SignInPage(quietPage)
  await playground.goto({ config: 'sign-in-service' })
  await playground.button.click()
  await modal.chooseWallet()
  await modal.button('Sign in').click()
  await expect(signIn.status).toHaveText('signedIn')
  expect(signIn.requests).toEqual(['GET nonce', 'POST authenticate'])
  await quietPage.reload()
  await expect(signIn.status).toHaveText('signedIn')
  expect(signed(wallet)).toHaveLength(1)
})

test('declined in the wallet, tried again; cancelled, the connection ends', async ({
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  const { signIn, evm } = await connect({ modal, playground, quietPage })
  wallet.program('personal_sign', rejectRequest())
  await modal.button('Sign in').click()
  await expect(modal.title('Signature declined')).toBeVisible()
  await modal.button('Try again').click()
  await expect(signIn.status).toHaveText('signedIn')
  await expect(modal.dialog).toBeHidden()
  await evm.click('Disconnect')
  await expect(evm.status).toHaveText('disconnected')
  await expect.poll(() => signIn.requests.at(-1)).toBe('POST sign-out')

  await playground.button.click()
  await modal.chooseWallet()
  await modal.button('Cancel').click()
  await expect(modal.dialog).toBeHidden()
  await expect(evm.status).toHaveText('disconnected')
})

test('another account is another visitor, and signing out ends it in the wallet’s tab and others', {
  tag: '@desktop',
}, async ({ context, modal, playground, quietPage, wallet }) => {
  const { signIn, evm } = await connect({ modal, playground, quietPage })
  await modal.button('Sign in').click()
  await expect(modal.dialog).toBeHidden()

  const other = await context.newPage()
  await other.goto(quietPage.url())
  await expect(other.getByTestId('session-status')).toHaveText('signedIn')
  await quietPage.bringToFront()
  await signIn.click('Sign out')
  await expect(signIn.status).toHaveText('signedOut')
  await expect(other.getByTestId('session-status')).toHaveText('signedOut')
  await signIn.click('Sign in')
  await expect(signIn.status).toHaveText('signedIn')
  await expect(other.getByTestId('session-status')).toHaveText('signedIn')
  await other.close()

  wallet.selectAccounts([wallet.accounts[1] ?? '0x'])
  await expect(evm.address).toHaveText(wallet.accounts[1] ?? '')
  await expect(signIn.status).toHaveText('signedOut')
  await expect(modal.dialog).toBeHidden()
  await expect.poll(() => signIn.requests.at(-1)).toBe('POST sign-out')
  await playground.button.click()
  await modal.button('Sign in').click()
  await modal.button('Sign in').click()
  await expect(signIn.subject).toHaveText(`eip155:${wallet.accounts[1]}`)
})

test('the service is away: the signature is kept and sent again without the wallet', {
  tag: '@desktop',
}, async ({ page, laboratory, wallet }) => {
  // Not the quiet page: the browser logs requests that fail.
  const modal = new ModalPage(page)
  const signIn = new SignInPage(page)
  await page.goto(`${laboratory.url}?config=sign-in&wallets=none`)
  await page.locator('header').locator('[data-cleat] button').click()
  await modal.chooseWallet()
  await expect(modal.title('Sign in to Cleat laboratory')).toBeVisible()
  await signIn.setServiceAway(true)
  await modal.button('Sign in').click()
  await expect(modal.title('Sign-in can’t be reached')).toBeVisible()
  await expect(modal.dialog.getByText(/^Your signature is kept until/)).toBeVisible()
  await signIn.setServiceAway(false)
  await modal.button('Try again').click()
  await expect(signIn.status).toHaveText('signedIn')
  expect(signed(wallet)).toHaveLength(1)
})
