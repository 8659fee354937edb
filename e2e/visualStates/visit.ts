import type { Stage, StageParameters } from './openStage.ts'

/** A visit to the laboratory that takes pictures. */
export type Visit = Pick<StageParameters, 'config' | 'wallets'> & {
  readonly act: (stage: Stage, take: (name: string) => Promise<void>) => Promise<void>
}
