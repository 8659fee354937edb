import type { BrowserContext, Page } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { expect, test } from '../fixtures/test.ts'
import { RequestsPage } from '../pages/RequestsPage.ts'

test.use({ launchOptions: launchOptions('windows') })

test('by hand: the laboratory’s own wallet asks in a window of its own', async ({
  context,
  modal,
  playground,
}) => {
  const { page, url } = playground
  await page.goto(url)
  const approve = (action: () => Promise<void>) => approveIn(context, action)

  await playground.button.click()
  await approve(() => modal.chooseWallet('Bollard Wallet'))
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  await approve(() => playground.click('Sign message'))
  await expect(playground.signOutcome).toContainText('Valid signature')

  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    playground.click('Sign message'),
  ])
  await pressLast(popup, 'wallet-reject')
  await expect(playground.signOutcome).toContainText('REQUEST_USER_REJECTED')
})

test('the window opens within a second of a press, as Safari wants it, though the node never answers', async ({
  context,
  laboratory,
  modal,
  playground,
}) => {
  const { page, url } = playground
  await page.addInitScript(keepWindowsToPresses, 1000)
  await page.goto(`${url}?config=requests`)
  const approve = (action: () => Promise<void>) => approveIn(context, action)
  await playground.button.click()
  await approve(() => modal.chooseWallet('Bollard Wallet'))
  await expect(playground.status).toHaveText('connected')

  const requests = new RequestsPage(playground, modal)
  let held = 0
  for (const { rpcUrl } of laboratory.chains)
    await page.route(`${rpcUrl}/**`, () => {
      held += 1
    })
  await approve(() => requests.ask('Sign a text'))
  await expect(requests.outcomes).toHaveText(['Sign a text: done'])
  // What is reviewed may take as long as it likes: the last press counts.
  await requests.ask('Allow any amount')
  await requests.agree()
  await approve(async () => {
    await requests.proceed()
    // The wallet sends by the same node.
    await page.unrouteAll()
  })
  await expect(requests.outcomes.nth(1)).toHaveText('Allow any amount: done')
  expect(held).toBeGreaterThan(0)
})

/** Approves what the action asks for, in the window that it opens. */
async function approveIn(context: BrowserContext, action: () => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([context.waitForEvent('page'), action()])
  await pressLast(popup, 'wallet-approve')
}

/** Opens windows only so many milliseconds after a press, as WebKit does. */
function keepWindowsToPresses(longestMs: number): void {
  let pressedAt = Number.NEGATIVE_INFINITY
  for (const type of ['pointerup', 'keydown'])
    globalThis.addEventListener(
      type,
      ({ isTrusted, timeStamp }) => {
        if (isTrusted) pressedAt = timeStamp
      },
      true,
    )
  const open = window.open.bind(window)
  window.open = (...parameters) =>
    performance.now() - pressedAt > longestMs ? null : open(...parameters)
}

/** Presses the button that closes the window. The window may be gone before the press resolves. */
async function pressLast(popup: Page, testId: string): Promise<void> {
  const closed = popup.waitForEvent('close')
  const button = popup.getByTestId(testId)
  await expect(button).toBeEnabled()
  await button.click().catch((error: unknown) =>
    closed.catch(() => {
      throw error
    }),
  )
  await closed
}
