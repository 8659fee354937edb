/**
 * Opens a plain dialog with a list of rows, as one would write it by hand, and returns the
 * milliseconds until the frame that shows it has ended. Runs in the page, so it must be
 * self-contained.
 */
export async function openReference(): Promise<number> {
  const rows = 10
  const from = performance.now()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    .reference { width: 360px; padding: 16px; border: 1px solid #ddd; border-radius: 16px }
    .reference ul { margin: 0; padding: 0; list-style: none }
    .reference button { display: flex; gap: 12px; width: 100%; padding: 12px; border: 0; font: 500 16px sans-serif }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const dialog = document.createElement('dialog')
  const title = document.createElement('h2')
  const list = document.createElement('ul')
  dialog.className = 'reference'
  title.textContent = 'Connect a wallet'
  for (let row = 0; row < rows; row += 1) {
    const item = document.createElement('li')
    const button = document.createElement('button')
    button.textContent = `Wallet ${row}`
    item.append(button)
    list.append(item)
  }
  dialog.append(title, list)
  document.body.append(dialog)
  dialog.showModal()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - from
}
