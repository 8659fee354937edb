import type { Locator } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'
import type { PlaygroundPage } from './PlaygroundPage.ts'

/** The laboratory's buttons for requests, and the review that they open. */
export class RequestsPage {
  readonly playground: PlaygroundPage
  readonly modal: ModalPage
  readonly outcomes: Locator
  /** What each action does. */
  readonly sentences: Locator
  /** What the first action does. */
  readonly sentence: Locator

  constructor(playground: PlaygroundPage, modal: ModalPage) {
    this.playground = playground
    this.modal = modal
    this.outcomes = playground.page.getByTestId('request-outcomes').getByRole('listitem')
    this.sentences = modal.dialog.locator('[data-part=actions] > li')
    this.sentence = this.sentences.first()
  }

  /** Opens the page with a connected wallet. */
  async goto(search: Record<string, string> = {}): Promise<void> {
    await this.playground.gotoConnected(this.modal, { config: 'requests', ...search })
  }

  async chooseRoad(name: 'provider' | 'wagmi' | 'ethers'): Promise<void> {
    await this.playground.page.getByLabel('Road').selectOption(name)
  }

  async ask(title: string): Promise<void> {
    await this.playground.page.getByRole('button', { name: title, exact: true }).click()
  }

  async cancel(): Promise<void> {
    await this.modal.button('Cancel').click()
  }

  async proceed(): Promise<void> {
    await this.modal.button(/^Continue in /).click()
  }

  /** Ticks that the visitor knows what could be lost. */
  async agree(): Promise<void> {
    await this.modal.dialog.getByRole('checkbox').check()
  }
}
