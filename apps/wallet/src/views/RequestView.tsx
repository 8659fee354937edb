import type { WalletChain } from '@cleat/testing'
import type { FamilyRequestQuestion, SessionRequestQuestion } from '@cleat/testing/wallet-connect'
import { AppBadge } from '../parts/AppBadge.tsx'
import { type Fact, FactList } from '../parts/FactList.tsx'
import { FeeText } from '../parts/FeeText.tsx'
import { Screen } from '../parts/Screen.tsx'
import { StepList } from '../parts/StepList.tsx'
import { describeQuestion } from '../words/describeQuestion.ts'

export type RequestViewProps = {
  question: SessionRequestQuestion | FamilyRequestQuestion
  chains: readonly WalletChain[]
  onApprove: () => void
  onReject: () => void
  /** The number of further questions. */
  waiting: number
}

/** A connected app's request. */
export function RequestView({ question, chains, onApprove, onReject, waiting }: RequestViewProps) {
  const { title, sentence, isCostly, amount, facts, parts, text, verb } = describeQuestion(question)
  return (
    <Screen
      title={title}
      waiting={waiting}
      actions={
        <>
          <button type="button" onClick={onApprove}>
            {verb}
          </button>
          <button type="button" className="quiet" onClick={onReject}>
            Reject
          </button>
        </>
      }
    >
      <AppBadge app={question.session.app} />
      {amount !== undefined && <p className="amount">{amount}</p>}
      <p className={isCostly ? 'caution' : 'notice'}>{sentence}</p>
      {text !== undefined && (
        <section className="card" aria-label="Message">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard. */}
          <pre className="message" tabIndex={0}>
            {text || '(an empty message)'}
          </pre>
        </section>
      )}
      {parts?.map((part) => (
        <StepList key={part.title} part={part} />
      ))}
      <FactList facts={[...facts, ...feeFact({ question, chains })]} />
      {question.kind === 'sendTransaction' && question.data !== '0x' && (
        <details className="card">
          <summary>Contract data</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard. */}
          <pre className="message" tabIndex={0}>
            {question.data}
          </pre>
        </details>
      )}
    </Screen>
  )
}

function feeFact(parameters: Pick<RequestViewProps, 'question' | 'chains'>): readonly Fact[] {
  const { question, chains } = parameters
  if (question.kind !== 'sendTransaction') return []
  const chain = chains.find(({ id }) => id === question.chain.id)
  if (!chain) return []
  return [{ label: 'Fee', value: <FeeText question={question} rpcUrl={chain.rpcUrl} /> }]
}
