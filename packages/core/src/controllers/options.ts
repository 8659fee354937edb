import { proxy } from 'valtio/vanilla'
import type { Metadata } from '../adapter/adapterContext.ts'

/** The app's choices that matter while Cleat runs. Local and final: nothing remote can change them. */
export type OptionsState = {
  projectId?: string | undefined
  metadata: Metadata
  enableReconnect: boolean
  enableNetworkSwitch: boolean
  allowUnsupportedChain: boolean
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
  debug: boolean
}

export type OptionsController = {
  readonly state: Readonly<OptionsState>
  update(options: Partial<OptionsState>): void
}

export function createOptionsController(initial: OptionsState): OptionsController {
  const state = proxy<OptionsState>({ ...initial })
  return {
    state,
    update: (options) => void Object.assign(state, options),
  }
}
