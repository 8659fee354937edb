import type { SessionQuestion } from '@cleat/testing/wallet-connect'
import { useId, useState } from 'react'
import type { Address } from 'viem'
import { AppBadge } from '../parts/AppBadge.tsx'
import { FactList } from '../parts/FactList.tsx'
import { Screen } from '../parts/Screen.tsx'
import { abilities } from '../words/abilities.ts'
import { describeQuestion } from '../words/describeQuestion.ts'
import { plainText } from '../words/plainText.ts'
import { shortAddress } from '../words/shortAddress.ts'

export type SessionViewProps = {
  question: SessionQuestion
  onApprove: (accounts: readonly Address[]) => void
  onReject: () => void
  /** How many questions come after this one. */
  waiting: number
}

/** An app wants to be connected: who, what for, on which networks, with which accounts. */
export function SessionView({ question, onApprove, onReject, waiting }: SessionViewProps) {
  const [chosen, setChosen] = useState<readonly Address[]>(question.selected)
  const id = useId()
  const { title, sentence, verb } = describeQuestion(question)
  const { chains, unknownChains, proposal } = question
  const toggle = (address: Address, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, address] : chosen.filter((other) => other !== address))
  return (
    <Screen
      title={title}
      waiting={waiting}
      actions={
        <>
          <button type="button" disabled={chosen.length === 0} onClick={() => onApprove(chosen)}>
            {verb}
          </button>
          <button type="button" className="quiet" onClick={onReject}>
            Reject
          </button>
        </>
      }
    >
      <AppBadge app={proposal.app} isLarge />
      <p className="caution">
        Nobody has checked its name. Go by the address, and by what you did.
      </p>
      <section className="card">
        <h2>It will be able to</h2>
        <ul className="abilities">
          {abilities(question.methods).map((ability) => (
            <li key={ability}>{ability}</li>
          ))}
        </ul>
        <p className="hint">{sentence}</p>
      </section>
      <fieldset className="card accounts">
        <legend>Accounts to share</legend>
        {question.accounts.map((address, index) => (
          <label key={address} htmlFor={`${id}-${index}`}>
            <input
              id={`${id}-${index}`}
              type="checkbox"
              checked={chosen.includes(address)}
              onChange={({ target }) => toggle(address, target.checked)}
            />
            <span dir="ltr">{shortAddress(address)}</span>
          </label>
        ))}
      </fieldset>
      <FactList
        facts={[
          { label: 'Networks', value: chains.map(({ name }) => name).join(', ') },
          ...(unknownChains.length > 0
            ? [
                {
                  label: 'Not in this wallet',
                  value: plainText(unknownChains.map(chainText).join(', '), 120),
                },
              ]
            : []),
        ]}
      />
    </Screen>
  )
}

/** A chain as people know it: by its number, or by its whole name where it is of another kind. */
function chainText(chain: string): string {
  return chain.replace(/^eip155:/, 'network ')
}
