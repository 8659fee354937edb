import type { FrameLocator, Page } from 'playwright-core'
import type { WalletView } from './walletView.ts'

/** Makes a wallet with a recovery code, up to the view that says that it is ready. */
export async function createByRecoveryCode(
  place: Page | FrameLocator,
  { title, click }: Pick<WalletView, 'title' | 'click'>,
): Promise<string> {
  const choice = title('Choose how to recover your wallet')
  const shown = title('Save your recovery code')
  await choice.or(shown).waitFor({ timeout: 20_000 })
  // Where there are passkeys, they are offered first.
  if (await choice.isVisible()) await click('Use a recovery code')
  await shown.waitFor()
  const items = await place.getByRole('listitem').allInnerTexts()
  const parts = items.map((text) => text.replace(/^\d\s+/, '').trim())
  await click('I’ve saved it')
  await title('Check that you saved it').waitFor()
  for (const field of await place.getByRole('textbox').all()) {
    const name = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
    await field.fill(parts[Number(/\d/.exec(name ?? '')?.[0]) - 1] ?? '')
  }
  await click('Create wallet')
  return parts.join('-')
}
