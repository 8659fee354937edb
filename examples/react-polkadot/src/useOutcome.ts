import { useState } from 'react'

const waiting = 'Waiting for the wallet…'

/** Runs a wallet request and keeps its result as a text. */
export function useOutcome(): [outcome: string, run: (act: () => Promise<string>) => void] {
  const [outcome, setOutcome] = useState('')
  const run = async (act: () => Promise<string>) => {
    // A double click must not prompt twice.
    if (outcome === waiting) return
    setOutcome(waiting)
    setOutcome(await act().catch(toMessage))
  }
  return [outcome, run]
}

/** The message for visitors. `details` are for developers. */
function toMessage({ details, shortMessage, message }: Error & ForPeople): string {
  return details ?? shortMessage ?? message
}

type ForPeople = { readonly details?: string | undefined; readonly shortMessage?: string }
