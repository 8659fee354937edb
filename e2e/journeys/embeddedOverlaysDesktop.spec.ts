import { walletWindow } from '@cleat/testing/auth'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { frameTricks } from '../fixtures/overlays/frameTricks.ts'
import { windowTricks } from '../fixtures/overlays/windowTricks.ts'

/** Each trick begins another request. */
test.setTimeout(900_000)
// The browser says what it thinks of tricks.
test.use({ expectedNoise: /.*/ })

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

test('W2: no trick of a page around the frame gets an approval that the browser tells of', async ({
  modal,
  quietPage,
  visitor,
}) => {
  const { evm, frame } = visitor
  await visitor.logIn(`eve${Date.now()}@mail.example`)
  await visitor.createWallet()
  const element = quietPage.locator('iframe[data-cleat="wallet"]')
  const approved: string[] = []

  const ask = async () => {
    await quietPage.mouse.move(4, 4)
    await evm.click('Sign message')
    await frame.button('Confirm').waitFor()
    await frame.rest()
    const box = await frame.button('Confirm').boundingBox()
    if (!box) throw new Error('The button is not there.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const press = async (x: number, y: number) => {
    await quietPage.mouse.move(x - 60, y - 12)
    await quietPage.mouse.move(x, y)
    await wait(1_100)
    await quietPage.mouse.click(x, y)
  }
  const isSigned = async () => /^0x/.test((await evm.signOutcome.textContent()) ?? '')
  /** Until it signs: on a busy machine the browser takes its time to say that all is seen. */
  const pressUntilSigned = (x: number, y: number) =>
    expect(async () => {
      if (!(await isSigned())) await press(x, y)
      await expect.poll(isSigned).toBe(true)
    }).toPass({ timeout: 60_000 })

  // Without a trick, the same press approves.
  const place = await ask()
  const before = Date.now()
  await expect(frame.button('Confirm')).toBeEnabled()
  test.info().annotations.push({ type: 'armed after', description: `${Date.now() - before} ms` })
  await press(place.x, place.y)
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)

  for (const trick of frameTricks)
    await test.step(trick.name, async () => {
      let at = await ask()
      await expect(evm.signOutcome).toHaveText('…')
      const before = await element.evaluate((one) => [
        one.getAttribute('style'),
        one.parentElement?.getAttribute('style') ?? null,
      ])
      if (trick.set) await element.evaluate(trick.set)
      const box = trick.set && !trick.press ? await frame.button('Confirm').boundingBox() : null
      if (box) at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const shown = { page: quietPage, frame: element, place: at, wait }
      if (trick.press) await trick.press(shown)
      else if (trick.isUntold) await pressUntilSigned(at.x, at.y)
      else await press(at.x, at.y)
      await wait(400)
      if (await isSigned()) approved.push(trick.name)
      await quietPage.evaluate(() => {
        for (const one of document.querySelectorAll('[data-trick]')) one.remove()
      })
      await element.evaluate((one, [own, around]) => {
        one.setAttribute('style', own ?? '')
        if (around === null) one.parentElement?.removeAttribute('style')
        else one.parentElement?.setAttribute('style', around ?? '')
      }, before)
      await quietPage.evaluate(() => {
        // biome-ignore lint/suspicious/noExplicitAny: the page's own kit
        ;(window as any).laboratory.kit.actions.close()
      })
      await expect(modal.dialog).toBeHidden()
      await expect(evm.button('Sign message')).toBeEnabled()
    })
  // Chromium says of these that they are seen: the docs name them.
  const untold = frameTricks.filter(({ isUntold }) => isUntold).map(({ name }) => name)
  expect(approved).toEqual(untold)
  expect(frameTricks.length - untold.length).toBeGreaterThanOrEqual(20)
})

test('W2: no trick around a window gets an approval', async ({ modal, quietPage, visitor }) => {
  await quietPage.context().addInitScript(() => {
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  })
  const { evm } = visitor
  await visitor.logIn(`eve${Date.now()}@mail.example`)
  await visitor.createWallet()
  const approved: string[] = []

  const open = async () => {
    await evm.click('Sign message')
    const opening = quietPage.waitForEvent('popup')
    await modal.button('Open the window').click()
    return opening
  }
  const first = walletWindow(await open())
  await first.confirm()
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/, { timeout: 20_000 })

  for (const trick of windowTricks)
    await test.step(trick.name, async () => {
      const window = await open()
      const session = await window.context().newCDPSession(window)
      const button = window.getByRole('button', { name: 'Confirm', exact: true })
      if (trick.early) await trick.early({ page: window, session, host: quietPage, wait })
      await button.waitFor({ timeout: 20_000 })
      const box = await button.boundingBox()
      if (!box) throw new Error('The button is not there.')
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await trick.press?.({ page: window, session, host: quietPage, wait, place })
      await wait(600)
      if (/^0x/.test((await evm.signOutcome.textContent()) ?? '')) approved.push(trick.name)
      await quietPage.evaluate(() => {
        // biome-ignore lint/suspicious/noExplicitAny: the page's own kit
        ;(window as any).laboratory.kit.actions.close()
      })
      await expect(modal.dialog).toBeHidden()
      await expect(evm.button('Sign message')).toBeEnabled()
      if (!window.isClosed()) await window.close()
    })
  expect(approved).toEqual([])
  expect(windowTricks.length).toBeGreaterThanOrEqual(20)
})
