import { proxy, ref } from 'valtio/vanilla'
import type { Metadata } from '../contract/adapter/adapterContext.ts'
import type { RuntimeOptions, UnsupportedChain } from '../contract/options/runtimeOptions.ts'

/** The options in effect. Only the app changes them, never a server. */
export type OptionsState = RuntimeOptions & {
  /** Name, description, URL and icons of the app. */
  metadata: Metadata
  /** See `RuntimeOptions`. */
  enableReconnect: boolean
  /** See `RuntimeOptions`. */
  enableNetworkSwitch: boolean
  /** See `RuntimeOptions`. */
  unsupportedChain: UnsupportedChain
  /** See `RuntimeOptions`. */
  debug: boolean
  /** The buttons' texts in the language of the modal, by key, once that has loaded. */
  translation?: { readonly [key: string]: string | undefined } | undefined
}

/** Creates the controller of the options. */
export type OptionsController = {
  /** The options in effect, as a Valtio proxy. */
  readonly state: Readonly<OptionsState>
  /** Changes the given options; the others stay. */
  update(options: Partial<OptionsState>): void
}

export function createOptionsController(initial: OptionsState): OptionsController {
  const state = proxy<OptionsState>(keepInstances(initial))
  return {
    state,
    update: (options) => void Object.assign(state, keepInstances(options)),
  }
}

/** Keeps valtio from proxying objects of classes: their private fields would not work any more. */
function keepInstances<options extends object>(options: options): options {
  const entries = Object.entries(options).map(([name, value]) => [
    name,
    isInstance(value) ? ref(value) : value,
  ])
  return Object.fromEntries(entries) as options
}

function isInstance(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype !== Object.prototype && prototype !== null
}
