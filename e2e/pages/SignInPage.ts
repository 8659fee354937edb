import type { Locator, Page, Request } from '@playwright/test'

/** The laboratory's panel of signing in, and what the page asks its service. */
export class SignInPage {
  readonly page: Page
  readonly status: Locator
  readonly subject: Locator
  readonly failure: Locator
  /** Method and path of each request to the service, without preflights, in order. */
  readonly requests: string[] = []

  constructor(page: Page) {
    this.page = page
    this.status = page.getByTestId('session-status')
    this.subject = page.getByTestId('session-subject')
    this.failure = page.getByTestId('session-failure')
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/v1/auth/') && request.method() !== 'OPTIONS')
        this.requests.push(`${request.method()} ${pathname.replace('/v1/auth/', '')}`)
    })
  }

  /** Clicks a button of the panel. */
  async click(name: 'Sign in' | 'Sign out'): Promise<void> {
    const panel = this.page.getByRole('region', { name: 'Session', exact: true })
    await panel.getByRole('button', { name, exact: true }).click()
  }

  /** Opens what the settings lead to: since when, and where else. */
  async openSessions(): Promise<void> {
    const modal = this.page.getByRole('dialog')
    await this.page.locator('header').locator('[data-cleat] button').click()
    await modal.getByRole('button', { name: 'Account settings', exact: true }).click()
    await modal.getByRole('button', { name: /^Signed in/ }).click()
    const ended = modal.getByText(/^You’re not signed in to/)
    // A session that was ended elsewhere may be known to be before it is shown.
    await modal.getByText('Since', { exact: true }).or(ended).first().waitFor()
  }

  /** Whether the service of sign-in is reached. */
  async setServiceAway(isAway: boolean): Promise<void> {
    const pattern = '**/v1/auth/**'
    if (isAway) await this.page.route(pattern, (route) => route.abort())
    else await this.page.unroute(pattern)
  }
}
