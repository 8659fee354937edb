import type { OpenedPage } from './openPage.ts'

const quietMs = 1000

/** Opens the dialog of an app of the bench and waits until it is there and has loaded all it wants. */
export async function openDialog({ page, requests }: OpenedPage): Promise<void> {
  await page.evaluate(() => window.benchDialog?.open())
  await page.getByRole('dialog').waitFor()
  for (let before = -1; before !== requests.length; ) {
    before = requests.length
    await page.waitForTimeout(quietMs)
  }
}
