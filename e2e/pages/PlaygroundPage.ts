import type { Locator, Page } from '@playwright/test'
import { AppPage } from './AppPage.ts'
import type { ModalPage } from './ModalPage.ts'

/** The first page of the laboratory. */
export class PlaygroundPage extends AppPage {
  readonly chainId: Locator
  readonly signOutcome: Locator
  readonly sendOutcome: Locator
  readonly openOutcome: Locator
  readonly switchOutcome: Locator

  constructor(page: Page, url: string) {
    super(page, { url, button: page.locator('header').locator('[data-cleat] button') })
    this.chainId = page.getByTestId('chain-id')
    this.signOutcome = page.getByTestId('sign-outcome')
    this.sendOutcome = page.getByTestId('send-outcome')
    this.openOutcome = page.getByTestId('open-outcome')
    this.switchOutcome = page.getByTestId('switch-outcome')
  }

  /** Opens the page without its own wallets. */
  override async goto(search?: Record<string, string>): Promise<void> {
    await super.goto({ wallets: 'none', ...search })
  }

  /** Opens the page and connects the wallet, through the modal. */
  async gotoConnected(modal: ModalPage, search?: Record<string, string>): Promise<void> {
    await this.goto(search)
    await this.button.click()
    await modal.chooseWallet()
    await modal.dialog.waitFor({ state: 'hidden' })
  }

  /** Records every status that is shown from now on, including after reloads. */
  async recordStatus(): Promise<() => Promise<string[]>> {
    await this.page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { statuses: seen })
      const look = () => {
        const text = document.querySelector('[data-testid="status"]')?.textContent
        if (text && seen.at(-1) !== text) seen.push(text)
      }
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    return () =>
      this.page.evaluate(() => (window as Window & { statuses?: string[] }).statuses ?? [])
  }
}
