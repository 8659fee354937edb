import type { ApprovalRequest } from '../approval/approvalRequest.ts'
import type { ApprovalAnswer, Approver } from '../approval/approver.ts'
import { requestInWindow } from './requestInWindow.ts'
import { showWalletBar } from './showWalletBar.ts'

/** Parameters of `createWindowApprover`. */
export type WindowApproverParameters = {
  /** The page that calls `mountWalletWindow`, on the site's origin. */
  url: string
}

/**
 * Asks a person: every request opens a small window. Closing it rejects the request. If the browser
 * blocks the window, a bar at the bottom of the page offers to open it. One request is shown at a
 * time.
 * @throws if `url` is on another origin
 * @example
 * ```ts
 * import { createDevWallet, createWindowApprover } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const approve = createWindowApprover({ url: '/wallet.html' })
 * createDevWallet({ chains, approve }).announce()
 * ```
 */
export function createWindowApprover(parameters: WindowApproverParameters): Approver {
  const { location } = globalThis
  const url = new URL(parameters.url, location.href)
  if (url.origin !== location.origin) {
    throw new Error(
      `The wallet's window must be on the origin of the site (${location.origin}), not on ${url.origin}.`,
    )
  }
  let previous: Promise<unknown> = Promise.resolve()
  return (request) => {
    const answer = previous.then(() => ask({ request, url }))
    previous = answer.catch(() => {})
    return answer
  }
}

async function ask(parameters: { request: ApprovalRequest; url: URL }): Promise<ApprovalAnswer> {
  const { request, url } = parameters
  const channel = crypto.randomUUID()
  const open = () => openWindow({ url, channel })
  const opened = open() ?? (await showWalletBar({ walletName: request.wallet.name, open }))
  return opened ? requestInWindow({ request, opened, channel }) : { approved: false }
}

function openWindow(parameters: { url: URL; channel: string }): Window | null {
  const { url, channel } = parameters
  const address = new URL(url)
  address.hash = channel
  // A random name, so that another page cannot open this window by its name.
  const name = `cleat-wallet-${crypto.randomUUID()}`
  return window.open(address, name, 'popup,width=380,height=620')
}
