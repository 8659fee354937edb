import type { Page } from 'playwright-core'
import type { Stage, StageParameters } from './openStage.ts'

/** Takes a picture. @param page a window that was opened. @default the page */
export type TakePicture = (name: string, page?: Page) => Promise<void>

/** A visit to the laboratory that takes pictures. */
export type Visit = Pick<StageParameters, 'config' | 'search' | 'isNamed' | 'wallets'> & {
  readonly act: (stage: Stage, take: TakePicture) => Promise<void>
}
