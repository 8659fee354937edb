import type { Page } from 'playwright-core'
import { type ForgedMessage, listForgedMessages } from './listForgedMessages.ts'
import { type Forger, openForgers } from './openForgers.ts'

/** A forged message that was sent. */
export type SentForgery = ForgedMessage & {
  /** Which window or frame sent it, such as `a frame of another origin`. */
  readonly from: string
}

/** Parameters of `forge`. */
export type ForgeParameters = {
  /** The visitor's EVM address, for which requests are forged. @default one without a wallet */
  address?: string | undefined
  /** Runs after each message, for tests that look for what it did. */
  after?: ((sent: SentForgery) => Promise<void>) | undefined
}

/**
 * Sends forged messages to both sides, a page and the wallet's frame in it: requests, logins,
 * answers and handshakes that were not asked for. Each is sent by the page itself, by frames of the
 * same origin, of another, of one alike and of none, and by a window. They are closed afterwards.
 * @returns how many were sent, each to the page and to all of its frames. None may do anything.
 * @throws if the page has no frame of the wallet: log in first
 * @example
 * ```ts
 * import { forge } from '@cleat/testing/auth'
 * import { expect } from '@playwright/test'
 *
 * declare const page: Parameters<typeof forge>[0]
 * expect(await forge(page)).toBeGreaterThan(150)
 * await expect(page.getByRole('dialog')).toBeHidden()
 * ```
 */
export async function forge(page: Page, parameters: ForgeParameters = {}): Promise<number> {
  const { address = `0x${'1'.repeat(40)}`, after } = parameters
  if ((await page.locator('iframe[data-cleat="wallet"]').count()) === 0)
    throw new Error('The page has no frame of the wallet. Log in first.')
  const { forgers, close } = await openForgers(page)
  let sent = 0
  try {
    for (const forger of forgers)
      for (const message of listForgedMessages(address)) {
        await send(forger, message)
        sent += 1
        await after?.({ ...message, from: forger.name })
      }
  } finally {
    await close()
  }
  return sent
}

/** Says it to the app's page and to every frame in it. */
function send({ where }: Forger, { json, hasPort }: ForgedMessage): Promise<void> {
  return where.evaluate(
    ({ text, withPort }) => {
      const root: Window = window.opener ?? window.top
      const data: unknown = JSON.parse(text)
      const targets = [root, ...Array.from({ length: root.length }, (_, at) => root[at])]
      for (const one of targets)
        one?.postMessage(data, '*', withPort ? [new MessageChannel().port2] : [])
    },
    { text: json, withPort: hasPort === true },
  )
}
