import type { Locator, Page } from '@playwright/test'

/** The example in `examples/react-wagmi`. */
export class ExamplePage {
  readonly page: Page
  readonly url: string
  /** `<appkit-button>` and `<appkit-network-button>`, each with a shadow root. */
  readonly button: Locator
  readonly networkButton: Locator
  readonly status: Locator
  readonly address: Locator
  readonly network: Locator
  readonly wallet: Locator
  readonly balance: Locator
  readonly hello: Locator
  readonly crossing: Locator
  readonly left: Locator
  readonly events: Locator

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
    this.button = page.locator('appkit-button button')
    this.networkButton = page.locator('appkit-network-button button')
    this.status = page.getByTestId('status')
    this.address = page.getByTestId('address')
    this.network = page.getByTestId('network')
    this.wallet = page.getByTestId('wallet')
    this.balance = page.getByTestId('balance')
    this.hello = page.getByTestId('hello')
    this.crossing = page.getByTestId('crossing')
    this.left = page.getByTestId('left')
    this.events = page.getByTestId('events')
  }

  async goto(): Promise<void> {
    await this.page.goto(this.url)
    await this.button.waitFor()
  }

  /** Clicks a button of the app itself. */
  async click(name: string | RegExp): Promise<void> {
    await this.page.locator('main').getByRole('button', { name }).click()
  }
}
