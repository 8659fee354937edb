import type { PeerAnswer, PeerQuestion } from '@cleat/testing/wallet-connect'
import { useEffect, useState } from 'react'
import type { Wallet } from '../peer/openWallet.ts'
import { usePairing } from '../peer/usePairing.ts'
import { useWallet } from '../peer/useWallet.ts'
import { plainText } from '../words/text/plainText.ts'
import { HomeView } from './HomeView.tsx'
import { RequestView } from './RequestView.tsx'
import { SessionView } from './SessionView.tsx'

export type WalletViewProps = {
  wallet: Wallet
  /** Takes the link in the page's URL. Only the first call gets it. */
  takeLink: () => string | undefined
}

/** The oldest question, or the home view. */
export function WalletView({ wallet, takeLink }: WalletViewProps) {
  const view = useWallet(wallet)
  const [question] = view.questions
  const waiting = view.questions.length - 1
  const pairing = usePairing({ wallet, hasQuestion: question !== undefined })
  const [news, setNews] = useState('')
  const [shown, setShown] = useState<string>()
  const { follow } = pairing

  useEffect(() => {
    const link = takeLink()
    if (link !== undefined) follow(link)
  }, [takeLink, follow])
  useEffect(() => wallet.onTrouble(() => setNews(notSent)), [wallet])
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(''), 4000)
    return () => clearTimeout(timer)
  }, [news])

  const answer = (asked: PeerQuestion, given: PeerAnswer) => {
    wallet.questions.answer(asked.id, given)
    setNews(given.approved ? doneText(asked) : 'Rejected. The app has been told.')
  }

  const announceResult = (change: Promise<void>, text: string) => {
    change.then(
      () => setNews(text),
      () => setNews(notSent),
    )
  }

  if (question === undefined) {
    const { peer } = wallet
    return (
      <HomeView
        {...{ view, shown, pairing, news }}
        onAccount={(address) => announceResult(peer.switchAccount(address), '')}
        onNetwork={(id) => {
          setShown(id)
          const [namespace, reference] = id.split(':')
          if (namespace === 'eip155') announceResult(peer.switchChain(Number(reference)), '')
        }}
        onDisconnect={({ topic, app }) =>
          announceResult(peer.disconnect(topic), `Disconnected from ${plainText(app.name, 40)}.`)
        }
      />
    )
  }
  const { id } = question
  const onReject = () => answer(question, { approved: false })
  if (question.kind === 'session') {
    const onApprove = (share: Pick<PeerAnswer, 'accounts' | 'namespaces'>) =>
      answer(question, { ...share, approved: true })
    return <SessionView key={id} {...{ question, waiting, onApprove, onReject }} />
  }
  const onApprove = () => answer(question, { approved: true })
  const { chains } = view
  return <RequestView key={id} {...{ question, waiting, chains, onApprove, onReject }} />
}

const notSent = 'The app could not be told: the relay is away.'

function doneText(question: PeerQuestion): string {
  if (question.kind === 'session') {
    return `Connected to ${plainText(question.proposal.app.name, 40)}. Go back to it.`
  }
  return 'Approved. Go back to the app.'
}
