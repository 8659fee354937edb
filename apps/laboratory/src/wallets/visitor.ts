const wanted = new URLSearchParams(location.search).get('wallets')

/** Whether this page brings wallets of its own: tests that bring theirs ask for none with `?wallets=none`. */
export const isWalletWanted: boolean = wanted !== 'none'

/** Whether they agree to everything without asking, with `?wallets=agree`. */
export const doWalletsAgree: boolean = wanted === 'agree'

/** Asks the visitor what a wallet without a window of its own would ask. One question at a time. */
export function askVisitor(parameters: { wallet: string; what: string }): Promise<boolean> {
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

/** Lets a wallet know over reloads that the visitor let this site in. */
export function rememberConsent(wallet: string): { isGiven: () => boolean; give: () => void } {
  const key = `laboratory.consent.${wallet}`
  return {
    isGiven: () => localStorage.getItem(key) === 'given',
    give: () => localStorage.setItem(key, 'given'),
  }
}
