import type { Locator, Page } from '@playwright/test'
import { AppPage } from './AppPage.ts'

/** The page of `examples/react-ethers`, `react-solana` and `react-bitcoin`. */
export class SmallExamplePage extends AppPage {
  readonly wallet: Locator
  readonly network: Locator
  readonly signed: Locator
  readonly sent: Locator

  constructor(page: Page, url: string) {
    super(page, { url, button: page.locator('appkit-button button') })
    this.wallet = page.getByTestId('wallet')
    this.network = page.getByTestId('network')
    this.signed = page.getByTestId('signed')
    this.sent = page.getByTestId('sent')
  }
}
