import { proxy, ref } from 'valtio/vanilla'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { closeModal } from '../../../boot/actions/closeModal.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { RequestReview, ReviewState } from '../../../contract/requests/requestReview.ts'
import { raiseRequest } from '../evidence/raiseRequest.ts'
import { createPresses } from './createPresses.ts'
import type { ReviewController, ReviewQuestion } from './reviewController.ts'
import { isHidden, watchSubject } from './watchSubject.ts'

/** Requests that may wait beside the one that is shown. */
const mostWaiting = 8

/** A press this soon after a red view appeared was meant for something else. */
const armDelayMs = 500

/** Views inside the page may come later than the request. */
const embeddedMs = 10_000

type Entry = ReviewQuestion & {
  readonly id: string
  readonly settle: (error?: CleatError) => void
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
    state.reviewing = { status, review: ref(review) }
  }
  const isOurs = () => names.includes(router.current().name)

  const start = () => {
    stop ??= watchSubject(kit, {
      close: () => read() && endAll(),
      connection() {
        for (const entry of [...entries]) if (!entry.isCurrent()) end(entry, cancel(entry))
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

  function endAll(toError = cancel): void {
    const all = entries.splice(0)
    for (const entry of all) entry.settle(toError(entry))
    showNext()
  }

  function end(entry: Entry, error?: CleatError): void {
    const at = entries.indexOf(entry)
    if (at < 0) return
    entries.splice(at, 1)
    entry.settle(error)
    if (read()?.id === entry.id || !read()) showNext()
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
    if (options.state.enableEmbedded) embedding = setTimeout(() => endAll(toHomeless), embeddedMs)
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
    write(isRaised ? 'open' : status, known)
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
    for (const entry of all) entry.settle(kit.lifetime.reason as CleatError)
    rest()
    state.reviewing = { status: 'idle' }
  }

  return {
    state,
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (question.isByRules && presses.covers(question.request)) return resolve()
        const { method } = question.request
        if (entries.length > mostWaiting)
          return reject(new CleatError('REQUEST_TOO_MANY', { context: { method } }))
        count += 1
        const settle = (error?: CleatError) => (error ? reject(error) : resolve())
        entries.push({ ...question, id: `${count}`, settle })
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
      if (reviewing.status !== 'armed' || reviewing.review.id !== id || entry?.id !== id)
        return false
      if (!entry.isCurrent()) {
        end(entry, cancel(entry))
        return false
      }
      if (reviewing.review.level === 'caution') presses.add(entry.request)
      end(entry)
      return true
    },
    cancelReview({ id }) {
      const entry = entries.find((one) => one.id === id)
      if (entry) end(entry, cancel(entry))
    },
    destroy,
  }
}

function cancel({ request: { method } }: Entry): CleatError {
  return new CleatError('REQUEST_REVIEW_CANCELLED', { context: { method } })
}

/** Views inside the page are always open where there are any. */
function toHomeless(): CleatError {
  const cause = new Error('enableEmbedded: there is no <appkit-modal> in the page.')
  return new CleatError('UI_LOAD_FAILED', { cause })
}

function toPending({ evidence }: Entry): RequestReview['evidence'] {
  return evidence ? { status: 'pending' } : { status: 'done', evidence: undefined }
}
