import type { Page } from 'playwright-core'

/** Opens the modal. What a server drew does nothing before its code is there: a visitor taps again. */
export async function openModal(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Connect wallet' }).first()
  const dialog = page.getByRole('dialog')
  for (let tries = 0; tries < 10; tries += 1) {
    await button.click()
    const isOpen = dialog.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (await isOpen) return
  }
  throw new Error('The modal does not open.')
}
