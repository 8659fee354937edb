import { openFarcasterPage } from '@cleat/embedded-wallet/window'
import { hexToBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { DrillBrowser } from './createDrillBrowser.ts'
import type { DrillVisitor } from './createDrillVisitor.ts'
import { sendAs } from './sendAs.ts'

type Page = openFarcasterPage.Parameters['window']

/** For longer than a service takes to start again. */
const [mostTries, pauseMs] = [150, 800]

/** Opens what a page shows to log in with Farcaster, and signs there with the visitor's key. */
export async function scanFarcaster(parameters: {
  browser: DrillBrowser
  /** Of the wallet. */
  url: string
  link: string
  visitor: DrillVisitor
  /** Called before a request is sent, and once it was answered. */
  onStep: (step: string) => void | Promise<void>
}): Promise<void> {
  const { browser, url, link, visitor, onStep } = parameters
  const account = privateKeyToAccount(visitor.farcaster.key)
  const provider = {
    async request({ method, params }: { method: string; params?: readonly unknown[] }) {
      if (method === 'eth_requestAccounts') return [account.address]
      const raw = hexToBytes(String(params?.[0]) as `0x${string}`)
      return account.signMessage({ message: { raw } })
    },
  }
  const window = { location: { origin: url, hash: new URL(link).hash } } as Page
  const load = async (): Promise<string> => {
    let left = mostTries
    return new Promise((resolve) => {
      const opening = openFarcasterPage({
        window,
        watchWallets: (onWallets) => onWallets([{ id: 'own', name: 'Own', provider }]),
        async send(to, init) {
          const path = to.slice(`${url}/wallet/v1/`.length).replace(/[\w-]{22,}/g, ':id')
          const name = `${init.method} ${path.replace(/0x\w+/, ':address')}`
          await onStep(`phone → ${name}`)
          const answer = await sendAs(browser, { url, isAcross: false }, to, init)
          await onStep(`phone ← ${name}`)
          return answer
        },
        onView(view) {
          if (view.name === 'ended') resolve(view.end)
          if (view.name !== 'sign' || view.isBusy || left === 0) return
          left -= 1
          const press = async () => (await opening).choose('own')
          setTimeout(() => void press(), view.problem ? pauseMs : 0)
        },
      })
    })
  }
  browser.use()
  // A page that did not arrive is loaded again.
  for (let left = mostTries; left > 0 && (await load()) === 'service'; left -= 1)
    await new Promise((done) => setTimeout(done, pauseMs))
}
