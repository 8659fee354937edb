import type { Kit } from '@cleat/core'
import type { Simulation } from '../simulation/simulation.ts'

/** Props of `<CleatDevtools>`. */
export type CleatDevtoolsProps = {
  /** The kit to look at. @default that of the nearest provider, else the first of the page */
  kit?: Kit | undefined
  /** What `createSimulation` returned, for the tab Simulate. @default the tab says how */
  simulation?: Simulation | undefined
  /** The corner of the button that opens the panel. @default 'bottom-right' */
  buttonPosition?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | undefined
  /** Whether the panel is open on the first visit. @default false */
  initialIsOpen?: boolean | undefined
  /** CSP nonce for `<style>`, in browsers without constructable stylesheets. @default none */
  nonce?: string | undefined
}
