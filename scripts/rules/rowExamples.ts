import type { Examples } from './catalogueRow.ts'
import { examplesOfAddresses } from './examplesOfAddresses.ts'
import { examplesOfAnswers } from './examplesOfAnswers.ts'
import { examplesOfMoney } from './examplesOfMoney.ts'

/** The examples of all rows. */
export const rowExamples: Examples = {
  ...examplesOfAddresses,
  ...examplesOfMoney,
  ...examplesOfAnswers,
}
