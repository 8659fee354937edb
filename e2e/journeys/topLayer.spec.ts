import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import type { GuestPage } from '../pages/GuestPage.ts'

const row = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /Harbour Wallet/ })

/** Whether a click in the middle of a wallet's row hits the row. */
function isRowOnTop(page: Page): Promise<boolean> {
  return row(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as Document | ShadowRoot
    return element.contains(root.elementFromPoint(x + width / 2, y + height / 2))
  })
}

const isFocusInModal = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog[aria-labelledby]') !== null)

async function connect({ page }: GuestPage): Promise<void> {
  await row(page).click()
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeHidden()
  await expect
    .poll(() =>
      page.evaluate(
        () => Object(window).guest.first.controllers.account.state.eip155.status as string,
      ),
    )
    .toBe('connected')
}

test('above every z-index', async ({ guest, wallet: _ }) => {
  const { page } = guest
  await guest.goto()
  await page.evaluate(() => {
    const bar = document.createElement('div')
    bar.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none'
    const popover = document.createElement('div')
    popover.popover = 'manual'
    popover.style.cssText = 'width: 100%; height: 100%; pointer-events: none'
    document.body.append(bar, popover)
    popover.showPopover()
    for (const element of [bar, popover]) element.style.pointerEvents = ''
    document.querySelector<HTMLElement>('[data-kit=first]')?.click()
  })
  await expect(row(page)).toBeVisible()
  expect(await isRowOnTop(page)).toBe(true)
  await connect(guest)
})

test('opened from inside a dialog of the host', async ({ guest, wallet: _ }) => {
  const { page } = guest
  await guest.goto()
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.id = 'host'
    dialog.ariaLabel = 'Checkout'
    dialog.append(document.querySelector('[data-kit=first]') as Element)
    document.body.append(dialog)
    dialog.showModal()
  })
  const host = page.getByRole('dialog', { name: 'Checkout' })
  await guest.first.click()
  await expect(row(page)).toBeVisible()
  expect(await isRowOnTop(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(row(page)).toBeHidden()
  await expect(host).toBeVisible()
  await expect(guest.first).toBeFocused()

  await guest.first.click()
  await connect(guest)
  await expect(host).toBeVisible()
})

test('in a host that calls the focus back, hides all others and closes on what is outside', async ({
  guest,
  wallet: _,
}) => {
  const { page } = guest
  await guest.goto()
  // Combines what dialogs of component libraries do.
  await page.evaluate(() => {
    const host = document.createElement('div')
    host.role = 'dialog'
    host.ariaLabel = 'Host'
    host.append(
      document.querySelector('[data-kit=first]') as Element,
      document.querySelector('input') as Element,
    )
    document.body.append(host)
    const input = host.querySelector('input')
    const isOutside = ({ target }: Event) => !host.contains(target as Node)
    const callBack = (event: Event) => isOutside(event) && input?.focus()
    document.addEventListener('focusin', callBack, true)
    setInterval(() => !host.contains(document.activeElement) && input?.focus(), 50)
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') host.remove()
        if (event.key === 'Tab' && isOutside(event)) event.preventDefault()
      },
      true,
    )
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'click', 'focusin'])
      document.addEventListener(type, (event) => isOutside(event) && host.remove())
    for (const type of ['wheel', 'touchmove'])
      document.addEventListener(type, (event) => event.preventDefault(), { passive: false })
    const hide = () => {
      for (const child of document.body.children)
        if (child !== host) {
          child.setAttribute('aria-hidden', 'true')
          child.setAttribute('inert', '')
        }
    }
    hide()
    setInterval(hide, 100)
    document.body.style.pointerEvents = 'none'
    host.style.pointerEvents = 'auto'
  })
  await guest.first.click()
  await expect(row(page)).toBeVisible()
  await page.waitForTimeout(300)
  expect(await isFocusInModal(page)).toBe(true)
  expect(await isRowOnTop(page)).toBe(true)
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocusInModal(page)).toBe(true)
  }

  const host = page.getByRole('dialog', { name: 'Host', includeHidden: true })
  await page.keyboard.press('Escape')
  await expect(row(page)).toBeHidden()
  await expect(host).toBeVisible()
  await expect(guest.first).toBeFocused()
  await guest.first.click()
  await connect(guest)
  await expect(host).toBeVisible()
})

test('a list scrolls in a host that forbids it', async ({ guest }) => {
  const { page } = guest
  await page.setViewportSize({ width: 800, height: 360 })
  await guest.goto()
  await page.evaluate(() => {
    document.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })
  })
  await guest.first.click()
  const wallet = guest.dialogs.getByRole('button', { name: 'MetaMask' })
  await wallet.hover()
  const before = await wallet.boundingBox()
  const scroll = async () => {
    // The dialog does not scroll while it grows.
    await page.mouse.wheel(0, 60)
    return (await wallet.boundingBox())?.y
  }
  await expect.poll(scroll).toBeLessThan(before?.y ?? 0)
})

test('in a shadow root', async ({ guest, wallet: _ }) => {
  const { page } = guest
  await guest.goto('shadow')
  await guest.first.click()
  await expect(row(page)).toBeVisible()
  await expect(guest.dialogs.getByRole('heading', { name: 'Connect wallet' })).toBeFocused()
  expect(await isRowOnTop(page)).toBe(true)
  expect(
    await guest.dialogs.evaluate((element) => {
      const root = element.getRootNode() as ShadowRoot
      return [root instanceof ShadowRoot, root.adoptedStyleSheets.length > 5]
    }),
  ).toEqual([true, true])
  await page.keyboard.press('Escape')
  await expect(guest.first).toBeFocused()
  await guest.first.click()
  await connect(guest)
})

test('two of them, one on the other', async ({ guest }) => {
  const { page } = guest
  await guest.goto()
  await guest.first.click()
  await expect(guest.dialogs).toHaveCount(1)
  await page.evaluate(() => void Object(window).guest.second.actions.open({ view: 'Networks' }))
  const second = page.getByRole('dialog', { name: 'Choose a network' })
  await expect(second.getByRole('button', { name: /Arbitrum/ })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await second.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(second).toBeHidden()
  const first = page.getByRole('dialog', { name: 'Connect wallet' })
  await expect(first).toBeVisible()
  expect(await first.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(guest.dialogs).toHaveCount(0)
  await expect(guest.first).toBeFocused()
})

test('closed by others, it knows', async ({ guest }) => {
  const { page } = guest
  await guest.goto()
  await guest.first.click()
  await guest.dialogs.waitFor()
  await page.evaluate(() => document.querySelector('dialog')?.close())
  await expect(guest.dialogs).toHaveCount(0)
  expect(
    await page.evaluate(() => Object(window).guest.first.controllers.modal.state.open as boolean),
  ).toBe(false)
  await guest.first.click()
  await expect(guest.dialogs).toBeVisible()
})
