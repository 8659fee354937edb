import type { Locator, Page } from '@playwright/test'
import { AppPage } from './AppPage.ts'

/** The page of an example with one card for each thing that it does. */
export class SmallExamplePage extends AppPage {
  readonly wallet: Locator
  readonly network: Locator
  readonly signed: Locator
  readonly sent: Locator

  constructor(page: Page, url: string, button = page.locator('appkit-button button')) {
    super(page, { url, button })
    this.wallet = page.getByTestId('wallet')
    this.network = page.getByTestId('network')
    this.signed = page.getByTestId('signed')
    this.sent = page.getByTestId('sent')
  }
}
