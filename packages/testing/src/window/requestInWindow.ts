import { type Address, isAddress } from 'viem'
import type { ApprovalRequest } from '../approval/approvalRequest.ts'
import type { ApprovalAnswer } from '../approval/approver.ts'
import { envelope } from './envelope.ts'

export type RequestInWindowParameters = {
  request: ApprovalRequest
  /** The wallet's open window. */
  opened: Window
  channel: string
}

/**
 * Shows one request in the wallet's window and waits for the answer. Closing the window rejects it.
 */
export function requestInWindow(parameters: RequestInWindowParameters): Promise<ApprovalAnswer> {
  const { request, opened, channel } = parameters
  const { origin } = globalThis.location
  const { seal, open } = envelope({ channel, origin, source: opened })
  return new Promise((resolve) => {
    const finish = (answer: ApprovalAnswer) => {
      clearInterval(watch)
      removeEventListener('message', receive)
      removeEventListener('pagehide', leave)
      opened.close()
      resolve(answer)
    }
    const leave = () => finish({ approved: false })
    const receive = (event: MessageEvent) => {
      const message = open(event)
      // On every `ready`, because the user may reload the window.
      if (message?.type === 'ready') opened.postMessage(seal({ type: 'ask', request }), origin)
      if (message?.type === 'answer') finish(readAnswer(message))
    }
    // No event reports a window that the user closes.
    const watch = setInterval(() => {
      if (opened.closed) finish({ approved: false })
    }, 200)
    addEventListener('message', receive)
    addEventListener('pagehide', leave)
  })
}

function readAnswer(message: Readonly<Record<string, unknown>>): ApprovalAnswer {
  if (message.approved !== true) return { approved: false }
  const { accounts } = message
  return Array.isArray(accounts)
    ? { approved: true, accounts: accounts.filter(isAccount) }
    : { approved: true }
}

function isAccount(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value)
}
