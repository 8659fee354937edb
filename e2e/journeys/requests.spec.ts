import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { expect, test } from '../fixtures/test.ts'
import { RequestsPage } from '../pages/RequestsPage.ts'

const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const unlimited = encodeFunctionData({
  abi: parseAbi(['function approve(address spender, uint256 amount)']),
  args: [stranger, maxUint256],
})

/** What the wallet was asked to sign or send. */
const asked = (wallet: { requests: readonly { method: string; params?: unknown }[] }) =>
  wallet.requests.filter(({ method }) => /sign|send|decrypt|wallet_(?:add|watch)/i.test(method))

for (const road of ['provider', 'wagmi', 'ethers'] as const)
  test(`R1: an unlimited allowance by ${road}: cancelled, the wallet is not asked; agreed to, it gets what was judged`, {
    tag: road === 'provider' ? [] : '@desktop',
  }, async ({ modal, playground, wallet }) => {
    const requests = new RequestsPage(playground, modal)
    await requests.goto()
    await requests.chooseRoad(road)
    await requests.ask('Allow any amount')
    await expect(modal.title('Review')).toBeVisible()
    await expect(requests.sentence).toHaveText(/^Let 0x70…dc79c8 spend any amount of your USDC/, {
      timeout: 30_000,
    })
    await expect(modal.button('Cancel')).toBeFocused()
    await requests.cancel()
    await expect(requests.outcomes).toHaveText(['Allow any amount: 4001'])
    await expect(modal.dialog).toBeHidden()
    expect(asked(wallet)).toEqual([])

    await requests.ask('Allow any amount')
    await requests.proceed()
    // The box comes first.
    await expect(modal.dialog.getByRole('checkbox')).toBeFocused()
    expect(asked(wallet)).toEqual([])
    await requests.agree()
    await requests.proceed()
    await expect(requests.outcomes.nth(1)).toHaveText('Allow any amount: done')
    await expect(modal.dialog).toBeHidden()
    expect(asked(wallet)).toMatchObject([
      { method: 'eth_sendTransaction', params: [{ data: unlimited }] },
    ])
  })

test('R9: the box that is missing is above the buttons, however high the screen is', {
  tag: '@desktop',
}, async ({ modal, playground, wallet }) => {
  const requests = new RequestsPage(playground, modal)
  await requests.goto()
  for (const height of [840, 800, 760, 720, 600]) {
    await playground.page.setViewportSize({ width: 1280, height })
    await requests.ask('Allow any amount')
    await expect(modal.dialog).toContainText('isn’t a contract', { timeout: 30_000 })
    await requests.proceed()
    await expect(modal.dialog.getByRole('checkbox')).toBeFocused()
    expect(await modal.isFocusSeen(), `${height}`).toBe(true)
    await requests.cancel()
    await expect(modal.dialog).toBeHidden()
  }
  expect(asked(wallet)).toEqual([])
})

test('R2: what the app’s policy refuses is not shown, and what is plain is not reviewed', {
  tag: '@desktop',
}, async ({ modal, playground, wallet }) => {
  const requests = new RequestsPage(playground, modal)
  await requests.goto()
  await requests.ask('Give a whole collection')
  await expect(requests.outcomes).toHaveText(['Give a whole collection: 4100'])
  await requests.ask('Hand the account over')
  await expect(requests.outcomes.nth(1)).toHaveText('Hand the account over: 4100')
  await requests.ask('Sign a text')
  await expect(requests.outcomes.nth(2)).toHaveText('Sign a text: done')
  await expect(modal.dialog).toBeHidden()
  expect(asked(wallet)).toMatchObject([{ method: 'personal_sign' }])
})

test('R3: three requests are reviewed one after another, and the modal closes for all', async ({
  modal,
  playground,
  wallet,
}) => {
  const requests = new RequestsPage(playground, modal)
  await requests.goto()
  await requests.ask('Three at once')
  await expect(requests.sentence).toHaveText(/USDC/)
  await requests.cancel()
  await expect(requests.outcomes).toHaveText([/: 4001$/])
  await expect(requests.sentence).toHaveText(/USDC/)
  await playground.page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(requests.outcomes).toHaveText([/: 4001$/, /: 4001$/, /: 4001$/])
  expect(asked(wallet)).toEqual([])
})

test('R4: a press holds for the same allowance in this visit', { tag: '@desktop' }, async ({
  modal,
  playground,
  wallet,
}) => {
  const requests = new RequestsPage(playground, modal)
  await requests.goto()
  await requests.ask('Allow an amount')
  await requests.proceed()
  await expect(requests.outcomes).toHaveText(['Allow an amount: done'])
  await requests.ask('Allow an amount')
  await expect(requests.outcomes.nth(1)).toHaveText('Allow an amount: done')
  expect(asked(wallet)).toHaveLength(2)
})

test('R5: another account in the meantime ends the review', { tag: '@desktop' }, async ({
  modal,
  playground,
  wallet,
}) => {
  const requests = new RequestsPage(playground, modal)
  await requests.goto()
  await requests.ask('Sign a hash')
  await expect(requests.sentence).toHaveText('Sign something that can’t be read')
  wallet.selectAccounts([wallet.accounts[1] ?? '0x'])
  await expect(requests.outcomes).toHaveText(['Sign a hash: 4001'])
  await expect(modal.dialog).toBeHidden()
  expect(asked(wallet)).toEqual([])
})

test('R6: the view that was open comes back, and the choice of the app counts', async ({
  modal,
  playground,
  wallet,
}) => {
  const requests = new RequestsPage(playground, modal)
  await requests.goto({ review: 'always' })
  await requests.ask('Sign a text')
  await expect(requests.sentence).toContainText('Hello from Cleat')
  await requests.proceed()
  await expect(requests.outcomes).toHaveText(['Sign a text: done'])
  await playground.button.click()
  await expect(modal.title('Account')).toBeVisible()
  await playground.page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === 'Sign a text')?.click()
  })
  await expect(modal.title('Review')).toBeVisible()
  await requests.cancel()
  await expect(modal.title('Account')).toBeVisible()
  await expect(requests.outcomes.nth(1)).toHaveText('Sign a text: 4001')
  expect(asked(wallet)).toHaveLength(1)
})

test('R8: a row of the corpus is about the account in use', { tag: '@desktop' }, async ({
  modal,
  playground,
  wallet,
}) => {
  const requests = new RequestsPage(playground, modal)
  await requests.goto()
  await playground.page.getByText(/^Corpus: stopped \(\d+\)$/).click()
  await requests.ask('all USDC for another')
  await expect(requests.sentence).toContainText('spend any amount of your')
  await requests.cancel()
  // About another account it would be refused.
  await expect(requests.outcomes).toHaveText(['all USDC for another: 4001'])
  expect(asked(wallet)).toEqual([])
})
