import type { Locator, Page } from '@playwright/test'
import { ModalPage } from './ModalPage.ts'

/** The views of names in the modal, and what the page asks their service. */
export class NamesPage {
  readonly page: Page
  readonly modal: ModalPage
  readonly field: Locator
  /** What the laboratory's page says of names. */
  readonly panel: Locator
  readonly owned: Locator
  readonly transfers: Locator
  readonly change: Locator
  readonly failure: Locator
  /** Method and path of each request to the service, without preflights, in order. */
  readonly requests: string[] = []

  constructor(page: Page) {
    this.page = page
    this.modal = new ModalPage(page)
    this.field = this.modal.dialog.getByRole('textbox', { name: 'Name', exact: true })
    this.panel = page.getByRole('region', { name: 'Names', exact: true })
    this.owned = this.panel.getByTestId('names')
    this.transfers = this.panel.getByTestId('name-transfers')
    this.change = this.panel.getByTestId('name-change')
    this.failure = this.panel.getByTestId('name-failure')
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const isOfNames = pathname.startsWith('/v1/profile/') || pathname.startsWith('/v1/auth/')
      if (isOfNames && request.method() !== 'OPTIONS')
        this.requests.push(`${request.method()} ${pathname.replace('/v1/', '')}`)
    })
  }

  /** Goes from the page's button to the form. */
  async open(button: Locator): Promise<void> {
    await button.click()
    await this.modal.button('Account settings').click()
    await this.modal.button(/^Name.*Choose a name/).click()
    await this.field.waitFor()
  }

  panelButton(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true })
  }

  /** Fills the field of the laboratory's page. */
  async write(text: string): Promise<void> {
    await this.panel.getByRole('textbox').fill(text)
  }

  /** Types a name and waits for what is said of it. */
  async type(text: string, note: string | RegExp): Promise<void> {
    await this.field.fill(text)
    await this.said(note).waitFor()
  }

  /** What is shown, and not only announced. */
  said(text: string | RegExp): Locator {
    return this.modal.dialog.locator('p, strong').filter({ hasText: text }).first()
  }

  /** Whether the service of names is reached when it registers. */
  async setServiceAway(isAway: boolean): Promise<void> {
    const pattern = '**/v1/profile/account'
    if (isAway) await this.page.route(pattern, (route) => route.abort())
    else await this.page.unroute(pattern)
  }
}
