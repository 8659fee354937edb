import { FrameFault } from '../../frame/faults/frameFault.ts'
import { createStage, type Stage } from '../../frame/stage/createStage.ts'
import { eventSchemas, type WalletEvents } from '../../service/eventSchemas.ts'
import type { ResumedAction, SettingsAction } from './context/settingsAction.ts'
import { type SettingsContext, SettingsLeft } from './context/settingsContext.ts'
import type { SettingsPlace, SettingsState } from './context/settingsState.ts'
import type { SettingsViews } from './context/settingsViews.ts'
import { toSettingsProblem } from './context/toSettingsProblem.ts'
import { readFacts } from './readFacts.ts'
import { runAction } from './runAction.ts'

/** The wallet's settings, for what draws them. */
export type WalletSettings = {
  readonly place: SettingsPlace
  /** What is asked of the visitor, if something is. Before that on `frameStage`. */
  readonly stage: Stage<SettingsViews>
  /** Questions that the frame has, too. */
  readonly frameStage: Stage
  read(): SettingsState
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /** Reads everything once more. */
  refresh(): void
  /** Carries something out, unless something else is. */
  run(action: SettingsAction): void
  /** The visitor goes back from what is asked. */
  leave(): void
  /** What happened to the account. @throws `ServiceError` */
  readEvents(): Promise<WalletEvents>
}

export declare namespace openSettings {
  type Parameters = {
    /** Without its stage, which is made here. */
    frame: Omit<SettingsContext['frame'], 'stage'>
    place: SettingsPlace
    leave: SettingsContext['leave']
    /** What the window went to a provider for, and is back from. */
    resumed?: ResumedAction | undefined
    /** Tells the frame that the visitor is logged out. */
    onEnded: () => void
  }
}

/** Opens the settings of the wallet that is logged in. */
export function openSettings(parameters: openSettings.Parameters): WalletSettings {
  const { place, leave, resumed, onEnded } = parameters
  const frameStage = createStage()
  const stage = createStage<SettingsViews>()
  const frame = { ...parameters.frame, stage: frameStage }
  const { service } = frame
  const listeners = new Set<() => void>()
  let state: SettingsState = { status: 'loading' }
  let login = resumed?.login
  const context: SettingsContext = {
    ...{ frame, stage, place, leave },
    takeLogin(action) {
      const isOurs = JSON.stringify(action) === JSON.stringify(resumed?.action)
      const taken = isOurs ? login : undefined
      login = undefined
      return taken
    },
  }

  const set = (next: SettingsState) => {
    state = next
    for (const listener of listeners) listener()
    if (next.status === 'ended') onEnded()
  }
  const load = async (about: Pick<Ready, 'done' | 'problem'>) => {
    const facts = await readFacts(service, place.methods).catch((error: unknown) =>
      toSettingsProblem(error) === 'ended' ? ('ended' as const) : ('failed' as const),
    )
    if (typeof facts === 'string') return set({ status: facts })
    set({ status: 'ready', facts, running: undefined, ...about })
  }
  const carryOut = async (action: SettingsAction, ready: Ready) => {
    const life = new AbortController()
    try {
      const end = await runAction(context, { facts: ready.facts, action, signal: life.signal })
      if (end === 'ended') return set({ status: 'ended' })
      await load({ done: action, problem: undefined })
    } catch (error) {
      // Another page comes in the place of this one.
      if (error instanceof SettingsLeft) return
      const problem = toSettingsProblem(error)
      if (problem === 'ended') return set({ status: 'ended' })
      // What was done before it failed shows.
      await load({ done: undefined, problem })
    } finally {
      life.abort()
      stage.clear()
      frameStage.clear()
    }
  }
  const run = (action: SettingsAction) => {
    if (state.status !== 'ready' || state.running) return
    const ready = state
    set({ ...ready, running: action, done: undefined, problem: undefined })
    void carryOut(action, ready)
  }
  const start = async () => {
    await load({ done: undefined, problem: undefined })
    if (resumed) run(resumed.action)
  }
  void start()

  return {
    ...{ place, stage, frameStage, run },
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh() {
      if (state.status === 'ready' && state.running) return
      set({ status: 'loading' })
      void load({ done: undefined, problem: undefined })
    },
    leave() {
      stage.end(new FrameFault('declined'))
      frameStage.end(new FrameFault('declined'))
    },
    readEvents: () => service.ask({ method: 'GET', path: 'events', schema: eventSchemas.list }),
  }
}

type Ready = Extract<SettingsState, { status: 'ready' }>
