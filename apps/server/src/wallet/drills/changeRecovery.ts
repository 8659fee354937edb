import { changeSettings } from './changeSettings.ts'
import type { DrillPlace } from './drillPlace.ts'
import type { DrillEnd } from './openDrillFrame.ts'

/** Takes another recovery code, in the settings that the page opens a window for. */
export function changeRecovery(place: DrillPlace): Promise<DrillEnd> {
  return changeSettings(place, () => ({ kind: 'addRecovery' }))
}
