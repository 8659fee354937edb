const wanted = new URLSearchParams(location.search).get('wallets')

/** Whether the page installs its wallets. Tests with their own wallets use `?wallets=none`. */
export const isWalletWanted: boolean = wanted !== 'none'

/** Whether the wallets approve everything without asking, by `?wallets=agree`. */
export const doWalletsAgree: boolean = wanted === 'agree'

/** Asks the visitor for a wallet without a window, one question at a time. */
export function requestConsent(parameters: { wallet: string; what: string }): Promise<boolean> {
  if (doWalletsAgree) return Promise.resolve(true)
  const answer = last.then(() => ask(parameters))
  last = answer
  return answer
}

let last: Promise<unknown> = Promise.resolve()

function ask({ wallet, what }: { wallet: string; what: string }): Promise<boolean> {
  const dialog = document.createElement('dialog')
  dialog.className = 'question'
  const title = document.createElement('h2')
  title.textContent = wallet
  const text = document.createElement('p')
  text.append(
    `${location.origin} asks: `,
    Object.assign(document.createElement('code'), { textContent: what }),
  )
  const form = document.createElement('form')
  form.method = 'dialog'
  form.className = 'actions'
  form.append(button('Approve', 'yes'), button('Reject', 'no'))
  dialog.append(title, text, form)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'yes')
    })
  })
}

function button(text: string, value: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { textContent: text, value })
}

/** Stores over reloads that the visitor connected a wallet to this site. */
export function rememberConsent(wallet: string): { isGiven: () => boolean; give: () => void } {
  const key = `laboratory.consent.${wallet}`
  return {
    isGiven: () => localStorage.getItem(key) === 'given',
    give: () => localStorage.setItem(key, 'given'),
  }
}
