import type { FrameView } from '@cleat/embedded-wallet/frame'
import type { Mailbox } from '@cleat/localnet'
import type { DrillFrame } from './openDrillFrame.ts'

/** A visitor who does what the frame asks, and remembers what they wrote down. */
export type DrillVisitor = {
  readonly email: string
  /** Recovery codes, the newest first. */
  readonly codes: string[]
  approvals: number
  /** Answers the views of a frame from now on. */
  attend(frame: DrillFrame, onStep: (step: string) => void | Promise<void>): void
}

/** How often they try again before they leave. */
const mostRefusals = 12
const pauseMs = 400
const mailMs = 15_000

export function createDrillVisitor({ mailbox, email }: { mailbox: Mailbox; email: string }) {
  const codes: string[] = []
  const visitor: DrillVisitor = {
    ...{ email, codes, approvals: 0 },
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
          if (refusals > mostRefusals) return frame.leave()
          await answer(view, refusals)
        })()
      })
    },
  }
  let written: readonly string[] = []

  async function answer(view: FrameView, refusals: number): Promise<void> {
    switch (view.name) {
      case 'code': {
        if (view.shown.problem?.kind === 'over') return view.answer({ kind: 'resend' })
        // Without a mail they ask for another.
        const code = await mailbox.codeFor(email, { timeoutMs: mailMs }).catch(() => undefined)
        return view.answer(code ? { kind: 'code', code } : { kind: 'resend' })
      }
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
      case 'recover':
        return view.answer({ kind: 'code', code: codes[refusals % codes.length] ?? '' })
      case 'approve':
        visitor.approvals += 1
        return view.answer({ kind: 'approve' })
      default:
        throw new Error(`A view that is not expected: ${view.name}.`)
    }
  }
  return visitor
}
