import type { Page } from 'playwright-core'
import type { Look } from '../../visualStates/look.ts'
import type { Stage } from '../../visualStates/openStage.ts'

/** A motion to record. */
export type Motion = {
  readonly name: string
  /** @default both */
  readonly device?: Look['device']
  readonly config?: string
  readonly durationMs: number
  /** What leads to it. */
  readonly prepare: (stage: Stage) => Promise<void>
  readonly act: (stage: Stage) => Promise<unknown>
  /** Whether it begins when `act` is over, which waits for it. @default false */
  readonly isAwaited?: boolean
}

const receiver = '0x000000000000000000000000000000000000dEaD'
const restMs = 1500

/** The motions of the modal that a visitor sees most. */
export const motions: readonly Motion[] = [
  {
    name: 'open',
    durationMs: 350,
    prepare: ({ page }) => page.waitForTimeout(restMs),
    act: ({ page }) => openByScript(page),
  },
  {
    name: 'close',
    durationMs: 350,
    prepare: openFirst,
    act: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'forward',
    durationMs: 350,
    prepare: openFirst,
    act: ({ go }) => go({ name: 'WhatIsAWallet' }),
  },
  {
    name: 'forward-taller',
    durationMs: 350,
    prepare: openFirst,
    act: ({ go }) => go({ name: 'AllWallets' }),
  },
  {
    name: 'back',
    durationMs: 350,
    async prepare(stage) {
      await openFirst(stage)
      await stage.go({ name: 'WhatIsAWallet' })
      await stage.page.waitForTimeout(restMs)
    },
    act: ({ page }) => goBack(page),
  },
  {
    name: 'search',
    device: 'phone',
    durationMs: 700,
    async prepare(stage) {
      await openFirst(stage)
      await stage.go({ name: 'AllWallets' })
      await stage.page.waitForTimeout(restMs)
    },
    act: ({ screen }) => screen.getByRole('searchbox').pressSequentially('zerio', { delay: 80 }),
  },
  {
    name: 'drag',
    device: 'phone',
    durationMs: 900,
    prepare: openFirst,
    act: ({ page }) => drag(page, [0, 30, 70, 110, 150, 190, 190, 190]),
  },
  {
    name: 'drag-close',
    device: 'phone',
    durationMs: 600,
    prepare: openFirst,
    act: ({ page }) => drag(page, [0, 10, 30, 60, 100]),
  },
  {
    name: 'drag-up',
    device: 'phone',
    durationMs: 700,
    prepare: openFirst,
    act: ({ page }) => drag(page, [0, 5, -40, -90, -140, -180, -180]),
  },
  {
    name: 'waiting',
    config: 'money',
    durationMs: 900,
    prepare: prepareToSend,
    act: ({ screen }) => screen.getByRole('button', { name: /^(Send|إرسال)$/ }).click(),
  },
  {
    name: 'late-wallet',
    durationMs: 500,
    prepare: openFirst,
    act: ({ page }) => announceLate(page),
  },
  {
    name: 'success',
    config: 'money',
    durationMs: 900,
    isAwaited: true,
    prepare: prepareToSend,
    async act({ screen }) {
      await screen.getByRole('button', { name: /^(Send|إرسال)$/ }).click()
      await screen.locator('[data-state="success"]').waitFor()
    },
  },
]

async function openFirst({ open, page }: Stage): Promise<void> {
  await open()
  await page.waitForTimeout(restMs)
}

async function prepareToSend({ connect, open, go, screen }: Stage): Promise<void> {
  const token = screen.getByRole('button', { name: /Local Dai/ })
  const fields = screen.getByRole('textbox')
  await connect()
  await open()
  await token.waitFor()
  await open('WalletSend')
  await go({ name: 'WalletSendSelectToken' })
  await token.click()
  await fields.first().pressSequentially('3')
  await fields.last().fill(receiver)
  await screen.locator('[type=submit]').click()
}

/** Announces a wallet by EIP-6963, as one does that starts late. */
function announceLate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const info = {
      uuid: crypto.randomUUID(),
      name: 'Late Wallet',
      rdns: 'dev.cleat.late',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    const provider = { request: () => new Promise(() => {}), on() {}, removeListener() {} }
    const detail = Object.freeze({ info, provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}

function openByScript(page: Page): Promise<void> {
  return page.evaluate(() => {
    void window.laboratory?.kit.open({ view: undefined }).catch(() => undefined)
  })
}

function goBack(page: Page): Promise<void> {
  return page.evaluate(() => window.laboratory?.kit.controllers.router.goBack())
}

/** Pulls the sheet by its title, 40 ms from point to point, and lifts the finger. */
async function drag(page: Page, offsets: readonly number[]): Promise<void> {
  const box = await page.locator('dialog h2').boundingBox()
  const session = await page.context().newCDPSession(page)
  const start = (box?.y ?? 0) + 10
  for (const [index, offset] of offsets.entries()) {
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: 195, y: start + offset }],
    })
    await page.waitForTimeout(40)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
