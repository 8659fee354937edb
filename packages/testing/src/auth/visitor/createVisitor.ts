import type { Page } from 'playwright-core'
import type { MailboxReader } from '../mailbox/createMailboxReader.ts'
import { until } from '../until.ts'
import { type WalletFrame, walletFrame } from '../views/walletFrame.ts'
import { type WalletWindow, walletWindow } from '../views/walletWindow.ts'

/** A visitor of an app with the embedded wallet. */
export type Visitor = {
  /** What the wallet shows in the modal. */
  readonly frame: WalletFrame
  /** Logs in by e-mail in the modal, which is open, and types the code of the mail. */
  logIn(email: string): Promise<void>
  /** Chooses a passkey in the modal, which is open. */
  usePasskey(): Promise<void>
  /** Makes the wallet of a new visitor in the frame. @returns the recovery code */
  createWallet(): Promise<string>
  /**
   * Approves what the wallet asks, in the frame or in the window that the modal offers.
   * @throws if nothing is asked in time
   */
  approve(options?: {
    /** How long to wait for it, in milliseconds. @default 20000 */
    readonly timeoutMs?: number | undefined
  }): Promise<void>
  /** Declines it there. */
  decline(options?: {
    /** How long to wait for it, in milliseconds. @default 20000 */
    readonly timeoutMs?: number | undefined
  }): Promise<void>
  /** Opens the window that the modal offers. @param name of its button @default 'Open the window' */
  openWindow(name?: string): Promise<WalletWindow>
}

/** Parameters of `createVisitor`. */
export type CreateVisitorParameters = {
  /** Where the codes of logins arrive. */
  mailbox: Pick<MailboxReader, 'codeFor'>
}

/**
 * A visitor of a page with the embedded wallet, by the accessible names of Cleat's modal and the
 * wallet in English. The app's own button opens the modal, and the test presses it first.
 * @example
 * ```ts
 * import { createMailboxReader, createVisitor } from '@cleat/testing/auth'
 *
 * declare const page: Parameters<typeof createVisitor>[0]
 * const mailbox = createMailboxReader({ url: 'http://127.0.0.1:8025' })
 * const visitor = createVisitor(page, { mailbox })
 * await page.getByRole('button', { name: 'Connect wallet' }).click()
 * await visitor.logIn('ada@mail.example')
 * export const recoveryCode = await visitor.createWallet()
 * ```
 */
export function createVisitor(page: Page, parameters: CreateVisitorParameters): Visitor {
  const { mailbox } = parameters
  const frame = walletFrame(page)
  const dialog = page.getByRole('dialog')
  const openWindow = async (name = 'Open the window') => {
    const opening = page.context().waitForEvent('page')
    await dialog.getByRole('button', { name, exact: true }).click()
    return walletWindow(await opening)
  }
  /** Where the wallet asks: in a window when the frame cannot be seen for sure. */
  const findPlace = (timeoutMs: number | undefined) => {
    const wanted = dialog.getByRole('heading', { name: 'Continue in the wallet window' })
    const confirm = frame.button('Confirm')
    return until({
      async find() {
        if (await wanted.isVisible()) return 'window'
        if (!(await confirm.isVisible())) return undefined
        return (await confirm.getAttribute('aria-disabled')) === null ? 'frame' : undefined
      },
      missing: 'The wallet asks for no approval.',
      timeoutMs,
    })
  }
  return {
    ...{ frame, openWindow, createWallet: frame.createWallet },
    async logIn(email) {
      const field = dialog.getByRole('textbox', { name: 'Email' })
      await field.fill(email)
      await field.press('Enter')
      await frame.title('Enter the code').waitFor({ timeout: 20_000 })
      await frame.typeCode(await mailbox.codeFor(email))
    },
    usePasskey: () => dialog.getByRole('button', { name: 'Continue with a passkey' }).click(),
    async approve({ timeoutMs } = {}) {
      if ((await findPlace(timeoutMs)) === 'frame') return frame.click('Confirm')
      const window = await openWindow()
      await window.confirm()
    },
    async decline({ timeoutMs } = {}) {
      if ((await findPlace(timeoutMs)) === 'frame') return frame.click('Cancel')
      const window = await openWindow()
      await window.click('Cancel')
    },
  }
}
