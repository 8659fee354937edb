import type { FamilyQuestion } from '@cleat/testing/wallet-connect'
import type { QuestionDescription } from '../text/questionDescription.ts'
import { visibleText } from '../text/visibleText.ts'

type CosmosQuestion = Extract<FamilyQuestion, { kind: 'signCosmosAmino' }>

/** Describes a Cosmos request in plain words. */
export function describeCosmos({
  address,
  network,
  document,
}: CosmosQuestion): QuestionDescription {
  return {
    title: 'Sign a document',
    sentence: 'Nothing is sent now, but the app can send what you sign.',
    isCostly: true,
    facts: [
      { label: 'Account', value: address },
      { label: 'Network', value: network.name },
    ],
    text: visibleText(document),
    verb: 'Sign',
  }
}
