import { useState } from 'react'

const waiting = 'Waiting for the wallet…'

/** Runs something that a wallet has a say in, and keeps what came of it as a text. */
export function useOutcome(): [outcome: string, run: (act: () => Promise<string>) => void] {
  const [outcome, setOutcome] = useState('')
  const run = async (act: () => Promise<string>) => {
    // Pressed twice, the wallet is asked once.
    if (outcome === waiting) return
    setOutcome(waiting)
    setOutcome(await act().catch(tell))
  }
  return [outcome, run]
}

/** The line for people: what an error has besides is for developers. */
function tell({ details, shortMessage, message }: Error & ForPeople): string {
  return details ?? shortMessage ?? message
}

type ForPeople = { readonly details?: string | undefined; readonly shortMessage?: string }
