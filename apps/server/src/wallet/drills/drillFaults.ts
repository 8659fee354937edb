import type { DrillServer } from './startDrillServer.ts'

/** What goes wrong at a step. `database` takes a service whose database is another process. */
export const drillFaults = [
  ...(['kill', 'database', 'removed', 'closed', 'offline', 'frozen', 'evicted'] as const),
] as const
export type DrillFault = (typeof drillFaults)[number]

/** Counts the steps of a ceremony, and lets one of them fail. */
export type DrillFaults = {
  /** Throws where the network is cut. */
  onStep(step: string): Promise<void>
  /** From here on steps count. */
  start(): void
  stop(): { readonly steps: readonly string[]; readonly isHit: boolean }
  /** Resolves once nothing is wrong any more. */
  over(): Promise<void>
}

export declare namespace createDrillFaults {
  type Parameters = {
    service: DrillServer
    fault: DrillFault | undefined
    /** At which step, from 0. */
    at: number | undefined
    /** The frame and its window are gone. */
    remove: () => void
    /** The visitor closes the modal and the window. */
    close: () => void
    evict: () => void
  }
}

const offlineMs = 1_200
/** As if it was longer than an answer is waited for. */
const frozenMs = 1_000
/** Asked again and again, however often: the first one counts. */
const poll = /(?:GET (?:handoffs|logins)\/:id|POST handoffs\/:id\/claim)$/

export function createDrillFaults(parameters: createDrillFaults.Parameters): DrillFaults {
  const { service, fault, at, remove, close, evict } = parameters
  let steps: string[] | undefined
  let offlineUntil = 0
  let frozenUntil = 0
  let isHit = false

  const thaw = () => new Promise<void>((done) => setTimeout(done, frozenUntil - Date.now()))
  const strike = async (step: string) => {
    isHit = true
    const isRequest = !/\b(?:view|worker) /.test(step)
    switch (fault) {
      case 'kill':
        service.killAndStart()
        break
      case 'database':
        // The service answers that it has none.
        return service.killDatabase()
      case 'removed':
        return remove()
      case 'closed':
        return close()
      case 'evicted':
        return evict()
      case 'offline':
        offlineUntil = Date.now() + offlineMs
        break
      case 'frozen':
        frozenUntil = Date.now() + frozenMs
        await thaw()
        if (step.includes('←')) throw new DOMException('It took too long.', 'TimeoutError')
        return
      default:
    }
    if (isRequest) throw new TypeError('The connection was cut.')
  }

  return {
    async onStep(step) {
      // The next code is that of this login, or of this change.
      if (/→ POST (?:logins|email-changes)$/.test(step)) service.mailbox.clear()
      if (Date.now() < frozenUntil) await thaw()
      if (Date.now() < offlineUntil && step.includes('→')) throw new TypeError('Offline.')
      if (!steps || (poll.test(step) && steps.includes(step))) return
      steps.push(step)
      if (!isHit && fault && steps.length - 1 === at) await strike(step)
    },
    start() {
      steps = []
    },
    stop() {
      const own = steps ?? []
      steps = undefined
      return { steps: own, isHit }
    },
    async over() {
      await service.up()
      const left = Math.max(offlineUntil, frozenUntil) - Date.now()
      await new Promise((done) => setTimeout(done, Math.max(0, left)))
    },
  }
}
