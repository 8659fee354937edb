import type { FrameView } from '@cleat/embedded-wallet/frame'
import type {
  SettingsAction,
  SettingsState,
  SettingsView,
  WalletSettings,
} from '@cleat/embedded-wallet/window'
import { settingsPlace } from './settingsFacts.ts'

/** Settings whose state and questions a test sets. */
export function createTestSettings(initial: SettingsState): {
  readonly settings: WalletSettings
  /** What was carried out. */
  readonly actions: SettingsAction[]
  /** What else was called. */
  readonly calls: string[]
  set(state: SettingsState): void
  ask(own: SettingsView | undefined, shared?: FrameView): void
} {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let state = initial
  let view: SettingsView | undefined
  let frameView: FrameView | undefined
  const actions: SettingsAction[] = []
  const calls: string[] = []
  const rest = {
    ...{ subscribe, clear: () => undefined, back: () => undefined, end: () => undefined },
    ask: () => new Promise<never>(() => undefined),
  }
  return {
    ...{ actions, calls },
    settings: {
      ...{ place: settingsPlace, subscribe, read: () => state },
      stage: { ...rest, read: () => view },
      frameStage: { ...rest, read: () => frameView },
      refresh: () => void calls.push('refresh'),
      run: (action) => void actions.push(action),
      leave: () => void calls.push('leave'),
      readEvents: async () => ({ events: [], isWhole: true }),
    },
    set(next) {
      state = next
      tell()
    },
    ask(own, shared) {
      view = own
      frameView = shared
      tell()
    },
  }
}
