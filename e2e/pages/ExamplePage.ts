import type { Locator, Page } from '@playwright/test'
import { AppPage } from './AppPage.ts'

/** The example in `examples/react-wagmi`. */
export class ExamplePage extends AppPage {
  readonly networkButton: Locator
  readonly network: Locator
  readonly wallet: Locator
  readonly balance: Locator
  readonly hello: Locator
  readonly crossing: Locator
  readonly left: Locator
  readonly events: Locator

  constructor(page: Page, url: string) {
    // Each custom element has a shadow root.
    super(page, { url, button: page.locator('appkit-button button') })
    this.networkButton = page.locator('appkit-network-button button')
    this.network = page.getByTestId('network')
    this.wallet = page.getByTestId('wallet')
    this.balance = page.getByTestId('balance')
    this.hello = page.getByTestId('hello')
    this.crossing = page.getByTestId('crossing')
    this.left = page.getByTestId('left')
    this.events = page.getByTestId('events')
  }
}
