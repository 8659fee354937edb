import { expect, test } from '../fixtures/test.ts'

test('down and up a list of all wallets the focus is never behind what is pinned', async ({
  modal,
  playground,
  wallet,
}) => {
  const { page } = playground
  await playground.goto()
  await playground.button.click()
  await modal.button(/All wallets/).click()
  await modal.title('All wallets').waitFor()
  await modal.dialog.getByRole('searchbox').focus()
  const seen: boolean[] = []
  const ways = { Tab: 40, 'Shift+Tab': 34, ArrowDown: 30, ArrowUp: 34 }
  for (const key of Object.entries(ways).flatMap(([name, times]) => Array(times).fill(name))) {
    await page.keyboard.press(key)
    seen.push(await modal.isFocusSeen())
  }
  expect(seen.flatMap((isSeen, at) => (isSeen ? [] : [at]))).toEqual([])
  expect(wallet.requests).toEqual([])
})
