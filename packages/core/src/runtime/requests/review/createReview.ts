import { proxy, ref } from 'valtio/vanilla'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { closeModal } from '../../../boot/actions/closeModal.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestReview, ReviewState } from '../../../contract/requests/requestReview.ts'
import { raiseRequest } from '../evidence/raiseRequest.ts'
import { createPresses } from './createPresses.ts'
import type { LateWarning, ReviewController, ReviewQuestion } from './reviewController.ts'
import { isHidden, watchSubject } from './watchSubject.ts'

/** Requests that may wait beside the one that is shown. */
const mostWaiting = 8

/** A press this soon after a red view appeared was meant for something else. */
const armDelayMs = 500

/** Views inside the page may come later than the request. */
const embeddedMs = 10_000

/** `homeless`: there was no place to show it. */
type Outcome = 'approved' | 'cancelled' | 'left' | 'homeless'

type Entry = Pick<ReviewQuestion, 'request' | 'wallet' | 'evidence'> & {
  readonly id: string
  readonly isCurrent: () => boolean
  /** The wallet has it already. */
  readonly sent?: Pick<LateWarning, 'canCancel'> | undefined
  readonly settle: (outcome: Outcome) => void
}

/** The names of the view. */
const names = ['ReviewRequest', 'ApproveTransaction']

/** Creates the reviews of a kit, for the lifetime of the kit. */
export function createReview(kit: KitBase): ReviewController {
  const { events, modal, options, router } = kit.controllers
  const state = proxy<ReviewState>({ reviewing: { status: 'idle' } })
  const presses = createPresses()
  /** The first one is shown, unless the page is hidden. */
  const entries: Entry[] = []
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  /** Runs while nothing shows what is embedded. */
  let embedding: ReturnType<typeof setTimeout> | undefined

  const read = () => (state.reviewing.status === 'idle' ? undefined : state.reviewing.review)
  const write = (status: 'open' | 'armed', review: RequestReview) => {
    const { sent } = entries.find(({ id }) => id === review.id) ?? {}
    const shown = { review: ref(review) }
    state.reviewing = sent ? { status: 'sent', ...shown, ...sent } : { status, ...shown }
  }
  const createId = () => {
    count += 1
    return `${count}`
  }
  /** Nothing less than a red warning opens a modal that was not asked for. */
  const isWorthOpening = ({ level }: DecodedRequest) => level === 'stop' || modal.state.open
  const isOurs = () => names.includes(router.current().name)

  const start = () => {
    stop ??= watchSubject(kit, {
      close: () => read() && endAll(),
      connection() {
        for (const entry of [...entries]) if (!entry.isCurrent()) end(entry, 'left')
      },
      route() {
        // Another view has replaced it, and the visitor can no longer answer.
        const isGone = !router.state.history.some(({ name }) => names.includes(name))
        if (read() && isGone) endAll()
      },
      page: () => endAll(),
      visible: () => showNext(),
    })
  }

  function endAll(outcome: Outcome = 'left'): void {
    const all = entries.splice(0)
    for (const entry of all) entry.settle(outcome)
    showNext()
  }

  function end(entry: Entry, outcome: Outcome): void {
    const at = entries.indexOf(entry)
    if (at < 0) return
    entries.splice(at, 1)
    entry.settle(outcome)
    showNext()
  }

  function showNext(): void {
    const [next] = entries
    if (next && read()?.id === next.id) return
    clearTimeout(timer)
    if (!next) rest()
    if (next && !isHidden()) {
      const { id, request, wallet } = next
      const { level } = request
      write('open', { id, request, wallet, level, evidence: toPending(next) })
      open(next)
      void followEvidence(next)
    } else if (read()) {
      state.reviewing = { status: 'idle' }
      leave()
    }
  }

  function open({ id, request: { namespace } }: Entry): void {
    const route = { name: 'ReviewRequest', id, namespace }
    if (modal.state.open) {
      router[isOurs() ? 'replace' : 'push'](route)
      return
    }
    router.reset(route)
    events.track('MODAL_OPEN', { connected: true })
    modal.open({ namespace })
    if (options.state.enableEmbedded) embedding = setTimeout(() => endAll('homeless'), embeddedMs)
  }

  function rest(): void {
    clearTimeout(timer)
    clearTimeout(embedding)
    stop?.()
    stop = undefined
  }

  /** The view that was open before is shown again. */
  function leave(): void {
    if (modal.state.open && isOurs() && !router.goBack()) closeModal(kit)
  }

  async function followEvidence({ id, request, evidence }: Entry): Promise<void> {
    const found = await evidence?.catch(() => undefined)
    const { reviewing } = state
    if (!evidence || reviewing.status === 'idle' || reviewing.review.id !== id) return
    const { review, status } = reviewing
    const raised = found ? raiseRequest(request, found) : request
    const { level } = raised
    const isRaised = level === 'stop' && review.level !== 'stop'
    const done = { status: 'done', evidence: found } as const
    const known: RequestReview = { ...review, request: raised, level, evidence: done }
    write(status === 'armed' && !isRaised ? 'armed' : 'open', known)
    if (isRaised && status === 'armed') arm(id)
  }

  function arm(id: string): void {
    clearTimeout(timer)
    const set = () => {
      const review = read()
      if (review?.id === id) write('armed', review)
    }
    if (read()?.level === 'stop') timer = setTimeout(set, armDelayMs)
    else set()
  }

  const destroy = () => {
    const all = entries.splice(0)
    for (const entry of all) entry.settle('left')
    rest()
    state.reviewing = { status: 'idle' }
  }

  return {
    state,
    ask: (question) =>
      new Promise((resolve, reject) => {
        const { request } = question
        if (question.isByRules && presses.covers(request)) return resolve(request)
        const context = { method: request.method }
        if (entries.length > mostWaiting)
          return reject(new CleatError('REQUEST_TOO_MANY', { context }))
        const id = createId()
        entries.push({
          ...{ ...question, id },
          settle(outcome) {
            const review = read()
            if (outcome === 'approved') resolve(review?.id === id ? review.request : request)
            else if (kit.lifetime.aborted) reject(kit.lifetime.reason)
            else if (outcome === 'homeless') reject(toHomeless())
            else reject(new CleatError('REQUEST_REVIEW_CANCELLED', { context }))
          },
        })
        start()
        showNext()
      }),
    warn: ({ answered, canCancel, ...warning }) =>
      new Promise((resolve) => {
        if (answered.aborted || !isWorthOpening(warning.request)) return resolve(false)
        const leave = () => end(entry, 'left')
        const entry: Entry = {
          ...{ ...warning, id: createId(), sent: { canCancel }, isCurrent: () => true },
          settle(outcome) {
            answered.removeEventListener('abort', leave)
            resolve(outcome === 'cancelled' && canCancel)
          },
        }
        answered.addEventListener('abort', leave, { once: true })
        entries.unshift(entry)
        start()
        showNext()
      }),
    show({ id }) {
      clearTimeout(embedding)
      arm(id)
    },
    approveReview({ id }) {
      const [entry] = entries
      const { reviewing } = state
      if (reviewing.status !== 'armed' || entry?.id !== id) return false
      if (!entry.isCurrent()) {
        end(entry, 'left')
        return false
      }
      if (reviewing.review.level === 'caution') presses.add(entry.request)
      end(entry, 'approved')
      return true
    },
    cancelReview({ id }) {
      const entry = entries.find((one) => one.id === id)
      if (entry) end(entry, 'cancelled')
    },
    async readLabel(parameters) {
      return (await import('../labels/readLabel.ts')).readLabel(kit, parameters)
    },
    destroy,
  }
}

/** Views inside the page are always open where there are any. */
function toHomeless(): CleatError {
  const cause = new Error('enableEmbedded: there is no <appkit-modal> in the page.')
  return new CleatError('UI_LOAD_FAILED', { cause })
}

function toPending({ evidence }: Entry): RequestReview['evidence'] {
  return evidence ? { status: 'pending' } : { status: 'done', evidence: undefined }
}
