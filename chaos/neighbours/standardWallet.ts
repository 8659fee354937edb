import { type Page, runIn } from '../browser/page.ts'
import { toPageObject } from './toPageObject.ts'

type Api = { register(wallet: object): () => void }

/** The wallet that `register` would give to a window. */
export function readStandardWallet(register: (target: EventTarget) => unknown): object {
  const target = new EventTarget()
  let found: object | undefined
  target.addEventListener('wallet-standard:register-wallet', (event) => {
    const { detail } = event as CustomEvent<(api: Api) => void>
    detail({
      register(wallet) {
        found = wallet
        return () => undefined
      },
    })
  })
  register(target)
  if (!found) throw new Error('It registers no wallet.')
  return found
}

/** Registers a wallet in a page (Wallet Standard). */
export function appearInPage(page: Page, wallet: object): void {
  const shown = toPageObject(page, wallet)
  const register = (api: Api) => api.register(shown)
  page.window.addEventListener('wallet-standard:app-ready', (event) => {
    register((event as CustomEvent<Api>).detail)
  })
  const announcement = new CustomEvent('wallet-standard:register-wallet', { detail: register })
  runIn(page, () => page.window.dispatchEvent(announcement))
}
