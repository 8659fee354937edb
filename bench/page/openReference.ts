/**
 * Opens a plain dialog of a hundred elements and returns the milliseconds until the frame that
 * shows it has ended. It measures the machine's current speed. Runs in the page, so it must be
 * self-contained.
 */
export async function openReference(): Promise<number> {
  const rows = 30
  const rounds = 60_000
  const from = performance.now()

  const sheet = new CSSStyleSheet()
  const rules = Array.from(
    { length: rows },
    (_, row) =>
      `.reference .row${row} { display: flex; gap: 8px; padding: 8px; border-radius: 8px; color: rgb(${row} 0 0); font: 500 ${12 + (row % 5)}px sans-serif; box-shadow: 0 1px 4px rgb(0 0 0 / 20%) }`,
  )
  sheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  const dialog = document.createElement('dialog')
  dialog.className = 'reference'
  for (let row = 0; row < rows; row += 1) {
    const line = document.createElement('div')
    const name = document.createElement('span')
    const button = document.createElement('button')
    line.className = `row${row}`
    name.textContent = `A line of text, number ${row}`
    button.textContent = `Button ${row}`
    line.append(name, button)
    dialog.append(line)
  }
  const counts = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1) {
    const key = `key ${round % 97}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  dialog.title = String(counts.size)
  document.body.append(dialog)
  dialog.showModal()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - from
}
