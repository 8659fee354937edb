import { randomInt } from 'node:crypto'
import type { FrameView } from '@cleat/embedded-wallet/frame'
import type { Mailbox } from '@cleat/localnet'
import { generatePrivateKey } from 'viem/accounts'
import type { DrillAuthenticator } from './createDrillAuthenticator.ts'
import type { DrillFrame } from './openDrillFrame.ts'

/** What shows questions, of a frame or of a window. */
export type DrillStage = {
  readonly frame: Pick<DrillFrame['frame'], 'stage' | 'leave'>
  isRemoved(): boolean
}

/** A visitor who does what the frame asks, and remembers what they wrote down. */
export type DrillVisitor = {
  /** Which mailbox they log in with. */
  email: string
  /** Where they want their mails in the end. */
  readonly nextEmail: string
  /** Their key at Farcaster. */
  readonly farcaster: { readonly fid: number; readonly key: `0x${string}` }
  /** Recovery codes, the newest first. */
  readonly codes: string[]
  approvals: number
  /** Answers the views of a frame or of a window from now on. */
  attend(stage: DrillStage, onStep: (step: string) => void | Promise<void>): void
}

export declare namespace createDrillVisitor {
  type Parameters = {
    mailbox: Mailbox
    email: string
    /** @default none */
    authenticator?: DrillAuthenticator | undefined
  }
}

/** How often they try again before they leave. */
const mostRefusals = 12
const pauseMs = 400
const mailMs = 15_000

export function createDrillVisitor(parameters: createDrillVisitor.Parameters): DrillVisitor {
  const { mailbox, email, authenticator } = parameters
  const codes: string[] = []
  const visitor: DrillVisitor = {
    ...{ email, nextEmail: `next-${email}`, codes, approvals: 0 },
    farcaster: { fid: randomInt(1, 2 ** 40), key: generatePrivateKey() },
    attend(opened, onStep) {
      const { frame } = opened
      let last: FrameView | undefined
      let refusals = 0
      frame.stage.subscribe(() => {
        const view = frame.stage.read()
        if (!view || view.isBusy || view === last || opened.isRemoved()) return
        last = view
        void (async () => {
          const problem = 'problem' in view.shown ? view.shown.problem : undefined
          if (problem) {
            refusals += 1
            await new Promise((done) => setTimeout(done, pauseMs))
          } else refusals = 0
          await onStep(`view ${view.name}`)
          if (opened.isRemoved() || frame.stage.read() !== view) return
          if (refusals > mostRefusals) {
            refusals = 0
            return frame.leave()
          }
          await answer(view, refusals)
        })()
      })
    },
  }
  let written: readonly string[] = []
  /** Without a mail they ask for another. */
  const readCode = async (address: string) => {
    const code = await mailbox.codeFor(address, { timeoutMs: mailMs }).catch(() => undefined)
    return code ? ({ kind: 'code', code } as const) : ({ kind: 'resend' } as const)
  }
  const hasPasskey = () => (authenticator?.countPasskeys() ?? 0) > 0

  async function answer(view: FrameView, refusals: number): Promise<void> {
    switch (view.name) {
      case 'code':
      case 'oldCode':
      case 'newCode': {
        if (view.shown.problem?.kind === 'over') return view.answer({ kind: 'resend' })
        return view.answer(await readCode(view.shown.email))
      }
      case 'email':
        return view.answer({ kind: 'email', email: visitor.nextEmail })
      case 'save':
        codes.unshift(view.shown.code)
        written = view.shown.code.split('-')
        return view.answer({ kind: 'saved' })
      case 'confirm': {
        const [one, other] = view.shown.groups.map((group) => written[group - 1] ?? '')
        return view.answer({ kind: 'typed', values: [one ?? '', other ?? ''] })
      }
      case 'created':
        return view.answer({ kind: 'done' })
      case 'passkey': {
        // One that the service does not know was never taken by it.
        const isUsable = hasPasskey() && view.shown.problem !== 'unknown'
        return view.answer({ kind: isUsable ? 'use' : 'create' })
      }
      case 'method':
        return view.answer({ kind: authenticator ? 'passkey' : 'code' })
      case 'test':
        return view.answer({ kind: 'use' })
      case 'recover':
        if (codes.length === 0) return view.answer({ kind: 'passkey' })
        return view.answer({ kind: 'code', code: codes[refusals % codes.length] ?? '' })
      // Which account it is to be is said by the drill.
      case 'link':
        return
      case 'approve':
        visitor.approvals += 1
        return view.answer({ kind: 'approve' })
      default:
        throw new Error(`A view that is not expected: ${view.name}.`)
    }
  }
  return visitor
}
