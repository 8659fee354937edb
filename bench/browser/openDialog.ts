import type { OpenedPage } from './openPage.ts'

const quietMs = 1000

/** Opens the dialog of a bench app and waits until it is visible and has loaded everything. */
export async function openDialog({ page, requests }: OpenedPage): Promise<void> {
  await page.evaluate(() => window.benchDialog?.open())
  await page.getByRole('dialog').waitFor()
  for (let before = -1; before !== requests.length; ) {
    before = requests.length
    await page.waitForTimeout(quietMs)
  }
}
