import type { FrameContext } from '../../../frame/context/frameContext.ts'
import type { Stage } from '../../../frame/stage/createStage.ts'
import type { SettingsAction } from './settingsAction.ts'
import type { SettingsPlace } from './settingsState.ts'
import type { SettingsViews } from './settingsViews.ts'

/** What the ceremonies of the settings share. */
export type SettingsContext = {
  /** For the ceremonies of the frame, whose views are on its own stage. */
  readonly frame: FrameContext
  readonly stage: Stage<SettingsViews>
  readonly place: SettingsPlace
  /** Goes to a provider. The action continues when the window is back. */
  leave(login: { readonly id: string; readonly path: string }, action: SettingsAction): never
  /** The login that the window is back from, once. */
  takeLogin(action: SettingsAction): string | undefined
}

/** What leaving the page throws: nothing follows. */
export class SettingsLeft extends Error {
  override readonly name = 'SettingsLeft'
}
