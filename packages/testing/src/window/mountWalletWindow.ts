import type { ApprovalRequest } from '../approval/approvalRequest.ts'
import { isRecord } from '../params/isRecord.ts'
import { addStyles } from './addStyles.ts'
import { createElement } from './createElement.ts'
import { envelope } from './envelope.ts'
import { renderApproval } from './renderApproval.ts'
import { walletWindowStyles } from './walletWindowStyles.ts'

/**
 * Turns a document into the wallet's window. It shows the request of the page that opened it and
 * posts the answer back. The page may be empty. Returns a function that stops it.
 * @example
 * ```ts
 * import { mountWalletWindow } from '@cleat/testing'
 *
 * // The script of /wallet.html.
 * mountWalletWindow(document)
 * ```
 */
export function mountWalletWindow(document: Document): () => void {
  const view = document.defaultView
  if (!view) throw new Error('The wallet needs a document that is shown in a window.')
  const opener: Window | null = view.opener
  const channel = view.location.hash.slice(1)
  const { origin } = view.location
  const main = createElement({ document, tag: 'main' })
  addStyles({ root: document, css: walletWindowStyles })
  document.body.replaceChildren(main)
  if (!opener || !channel) {
    document.title = 'Wallet'
    main.append(
      note({ document, text: 'Nothing to approve. A site opens this window when it asks.' }),
    )
    return () => main.remove()
  }

  const { seal, open } = envelope({ channel, origin, source: opener })
  let stopShowing = () => {}
  const answer = (approved: boolean, accounts?: readonly string[]) => {
    stopShowing()
    opener.postMessage(seal({ type: 'answer', approved, accounts }), origin)
    view.close()
  }
  const receive = (event: MessageEvent) => {
    const message = open(event)
    if (message?.type !== 'ask' || !isApprovalRequest(message.request)) return
    stopShowing()
    stopShowing = renderApproval({
      ...{ document, main, request: message.request },
      onApprove: (accounts) => answer(true, accounts),
      onReject: () => answer(false),
    })
  }
  main.append(note({ document, text: 'Waiting for the site…' }))
  view.addEventListener('message', receive)
  opener.postMessage(seal({ type: 'ready' }), origin)
  return () => {
    view.removeEventListener('message', receive)
    stopShowing()
    main.remove()
  }
}

function note(parameters: { document: Document; text: string }): HTMLElement {
  const { document, text } = parameters
  return createElement({ document, tag: 'p', text, attributes: { class: 'note' } })
}

/** The channel is secret and the origin is checked, so only the shape is checked here. */
function isApprovalRequest(value: unknown): value is ApprovalRequest {
  return (
    isRecord(value) &&
    typeof value.kind === 'string' &&
    typeof value.origin === 'string' &&
    isRecord(value.wallet)
  )
}
