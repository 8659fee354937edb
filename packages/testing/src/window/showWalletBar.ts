import { addStyles } from './addStyles.ts'
import { createElement } from './createElement.ts'
import { walletBarStyles } from './walletBarStyles.ts'

export type WalletBarParameters = {
  walletName: string
  /** Called in the click, because browsers open windows only then. */
  open: () => Window | null
}

/** Shows a bar that opens a blocked window. Resolves with `null` when the user rejects there. */
export function showWalletBar(parameters: WalletBarParameters): Promise<Window | null> {
  const { walletName, open } = parameters
  return new Promise((resolve) => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    const text = `${walletName} is waiting for your answer.`
    const bar = createElement({
      document,
      tag: 'section',
      attributes: { 'aria-label': walletName, class: 'bar' },
      children: [
        createElement({ document, tag: 'p', text, attributes: { role: 'status' } }),
        createElement({
          ...{ document, tag: 'div' },
          children: [
            button({ text: 'Reject', className: 'quiet', onClick: () => finish(null) }),
            button({
              text: 'Open wallet',
              className: 'primary',
              onClick: () => {
                const opened = open()
                if (opened) finish(opened)
              },
            }),
          ],
        }),
      ],
    })
    const finish = (opened: Window | null) => {
      host.remove()
      resolve(opened)
    }
    // A click in the bar must not count as a click outside the site's dialog.
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'click', 'focusin']) {
      host.addEventListener(type, (event) => event.stopPropagation())
    }
    addStyles({ root, css: walletBarStyles })
    root.append(bar)
    // Everything outside an open modal dialog is inert, so the bar goes inside.
    const dialogs = document.querySelectorAll('dialog[open]')
    const parent = dialogs[dialogs.length - 1] ?? document.body
    parent.append(host)
  })
}

function button(parameters: { text: string; className: string; onClick: () => void }): HTMLElement {
  const { text, className, onClick } = parameters
  const attributes = { type: 'button', class: className }
  const element = createElement({ document, tag: 'button', text, attributes })
  element.addEventListener('click', onClick)
  return element
}
