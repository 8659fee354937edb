import type { Kit } from '@cleat/core'
import type { Recording } from '../recording/createRecording.ts'
import type { Simulation } from '../simulation/simulation.ts'
import type { PanelStore } from './createPanelState.ts'

/** What the panel shows. */
export type PanelProps = {
  readonly kit: Kit
  readonly recording: Recording
  readonly panel: PanelStore
  readonly simulation?: Simulation | undefined
}
