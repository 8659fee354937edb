import type { Stage, StageParameters } from './openStage.ts'

/** A visit of the laboratory, on which pictures are taken. */
export type Visit = Pick<StageParameters, 'config' | 'wallets'> & {
  readonly act: (stage: Stage, take: (name: string) => Promise<void>) => Promise<void>
}
