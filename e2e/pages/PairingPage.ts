import { expect, type Locator } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'
import type { PlaygroundPage } from './PlaygroundPage.ts'
import { readCode } from './readCode.ts'

/** The laboratory with remote wallets. */
export class PairingPage {
  readonly playground: PlaygroundPage
  readonly modal: ModalPage
  readonly code: Locator

  constructor(playground: PlaygroundPage, modal: ModalPage) {
    this.playground = playground
    this.modal = modal
    this.code = modal.dialog.getByRole('img', { name: 'QR code' })
  }

  async goto(search?: Record<string, string>): Promise<void> {
    await this.playground.goto({ config: 'pairing', ...search })
  }

  /** Shows the code for any wallet, which a phone has behind its wallet list. */
  async goToCode(): Promise<void> {
    await this.playground.button.click()
    await this.modal.button(/WalletConnect/).click()
    const all = this.modal.button(/^QR code$/)
    await this.code.or(all).or(this.modal.title('Scan with your phone')).first().waitFor()
    if (await all.isVisible()) await all.click()
  }

  async openCode(): Promise<void> {
    await this.goToCode()
    await this.code.waitFor()
  }

  /** Scans the code on the screen, as the camera of another device does. */
  async scan(parameters: { after?: string | undefined } = {}): Promise<string> {
    let uri: string | undefined
    const look = async () => {
      uri = await readCode(this.code)
      return uri !== undefined && uri !== parameters.after
    }
    await expect.poll(look).toBe(true)
    return uri ?? ''
  }

  /** A wallet's row that opens by a link. The link appears once a pairing proposal is pending. */
  link(name: string | RegExp): Locator {
    return this.modal.dialog.getByRole('link', { name })
  }
}
