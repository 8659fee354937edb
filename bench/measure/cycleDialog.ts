/**
 * Opens and closes the dialog of a page on each of its views in turn, quickly. Runs in the page, so
 * it must be self-contained.
 */
export async function cycleDialog(times: number): Promise<void> {
  const { benchDialog } = window
  if (!benchDialog) throw new Error('The page exposes no dialog')
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const isDialogShown = () => document.querySelector('dialog[open], [role="dialog"]') !== null
  const until = async (isShown: boolean) => {
    const start = performance.now()
    while (isDialogShown() !== isShown) {
      if (performance.now() - start > 60_000)
        throw new Error(`The dialog did not ${isShown ? 'appear' : 'go'} in a minute`)
      await pause(16)
    }
  }
  for (let time = 0; time < times; time += 1) {
    benchDialog.open()
    await until(true)
    benchDialog.turn?.()
    await pause(100)
    benchDialog.close()
    await until(false)
  }
  await pause(1000)
}
