import type { PeerAnswer, PeerNamespace, SessionQuestion } from '@cleat/testing/wallet-connect'
import { useState } from 'react'
import { AccountChoice } from '../parts/AccountChoice.tsx'
import { AppBadge } from '../parts/AppBadge.tsx'
import { FactList } from '../parts/FactList.tsx'
import { Screen } from '../parts/Screen.tsx'
import { abilities } from '../words/abilities.ts'
import { describeQuestion } from '../words/describeQuestion.ts'
import { sessionFamilies } from '../words/sessionFamilies.ts'
import { plainText } from '../words/text/plainText.ts'

export type SessionViewProps = {
  question: SessionQuestion
  onApprove: (answer: Pick<PeerAnswer, 'accounts' | 'namespaces'>) => void
  onReject: () => void
  /** The number of further questions. */
  waiting: number
}

/** An app's session proposal: the app, its permissions, networks and accounts. */
export function SessionView({ question, onApprove, onReject, waiting }: SessionViewProps) {
  const [families] = useState(() => sessionFamilies(question))
  const [chosen, setChosen] = useState<Partial<Record<PeerNamespace, readonly string[]>>>({})
  const { title, sentence, verb } = describeQuestion(question)
  const { unknownChains, proposal, signIn } = question
  const shares = families.map((family) => ({
    ...family,
    chosen: chosen[family.namespace] ?? family.selected,
  }))
  const given = shares.filter((share) => share.chosen.length > 0)
  const networks = families.flatMap((family) => family.networks)
  const lacks = shares.some((share) => share.isRequired && share.chosen.length === 0)
  const approve = () =>
    onApprove({
      accounts: given.flatMap((share) => share.chosen),
      namespaces: given.map(({ namespace }) => namespace),
    })
  return (
    <Screen
      title={title}
      waiting={waiting}
      actions={
        <>
          <button type="button" disabled={given.length === 0 || lacks} onClick={approve}>
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
          {abilities({ methods: askedMethods(question), networks }).map((ability) => (
            <li key={ability}>{ability}</li>
          ))}
        </ul>
        <p className="hint">{sentence}</p>
      </section>
      {signIn && (
        <section className="card">
          <h2>You also sign this text</h2>
          <pre className="message">{signIn.message}</pre>
          <p className="hint">It says who you are, and costs nothing.</p>
        </section>
      )}
      {shares.map((family) => (
        <AccountChoice
          key={family.namespace}
          family={family}
          chosen={family.chosen}
          onChange={(next) => setChosen({ ...chosen, [family.namespace]: next })}
        />
      ))}
      {unknownChains.length > 0 && (
        <FactList
          facts={[
            {
              label: 'Not in this wallet',
              value: plainText(unknownChains.map(chainText).join(', '), 120),
            },
          ]}
        />
      )}
    </Screen>
  )
}

function askedMethods({ methods, families }: SessionQuestion): readonly string[] {
  return [...methods, ...families.flatMap((family) => family.methods)]
}

/** A chain's display name: the number for EIP-155, else the full CAIP-2 id. */
function chainText(chain: string): string {
  return chain.replace(/^eip155:/, 'network ')
}
