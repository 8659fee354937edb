import type { SettingsAction } from '../settings/context/settingsAction.ts'

/** What a window keeps while it is at a provider, and when it is loaded again. */
export type KeptHandoff = {
  readonly secret: string
  /** The login that it went to a provider for. */
  readonly login?: string | undefined
  /** Whether that login proves an account that is there: no other is made. */
  readonly isProof?: boolean | undefined
  /** A login that is proven, and waits until the one at the provider proves its account. */
  readonly waiting?: string | undefined
  /** What was claimed, still sealed: it can be claimed once. */
  readonly claimed?:
    | { readonly host: string; readonly request: string; readonly isAcross: boolean }
    | undefined
  /** Of a window that shows the settings. */
  readonly settings?:
    | {
        /** The page that opened it. */
        readonly host: string
        /** What continues after the login. */
        readonly action?: SettingsAction | undefined
      }
    | undefined
}

const key = 'cleat.handoff'

/** Remembers the handoff of a window, as long as its tab. */
export const keptHandoff: {
  read(memory: Pick<Storage, 'getItem'>): KeptHandoff | null
  write(memory: Pick<Storage, 'setItem'>, kept: KeptHandoff): void
} = {
  read: (memory) => JSON.parse(memory.getItem(key) ?? 'null') as KeptHandoff | null,
  write(memory, kept) {
    memory.setItem(key, JSON.stringify(kept))
  },
}
