import { badEnvironment } from './badEnvironmentInput.ts'
import { badInput } from './badInput.ts'
import { badMessages, badSignIn } from './badMessageInput.ts'
import { badAmounts, badLinks, badNames } from './badMoneyInput.ts'
import { badRelayInput } from './badRelayInput.ts'
import { badServiceInput } from './badServiceInput.ts'
import type { CatalogueRow } from './catalogueRow.ts'

const isAnswer = ({ id }: CatalogueRow) => id.startsWith('H')

/** All rows of the catalogue of bad input, in order. */
export const badInputRows: readonly CatalogueRow[] = [
  ...badInput.filter((row) => !isAnswer(row)),
  ...badAmounts,
  ...badNames,
  ...badLinks,
  ...badServiceInput,
  ...badInput.filter(isAnswer),
  ...badMessages,
  ...badSignIn,
  ...badEnvironment,
  ...badRelayInput,
]
