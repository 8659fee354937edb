/** What a window keeps while it is loaded again, or away at a provider. */
export type KeptHandoff = {
  readonly secret: string
  /** The login that was begun with it. */
  readonly login?: string | undefined
  /** What was claimed, still sealed: it can be claimed once. */
  readonly claimed?: { readonly host: string; readonly request: string } | undefined
}

const key = 'cleat.handoff'

/** The handoff of this tab. */
export const keptHandoff = {
  read(storage: Storage): KeptHandoff | null {
    return JSON.parse(storage.getItem(key) ?? 'null') as KeptHandoff | null
  },
  write(storage: Storage, kept: KeptHandoff): void {
    storage.setItem(key, JSON.stringify(kept))
  },
}
