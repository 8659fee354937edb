import { useState } from 'react'

const waiting = 'Waiting for the wallet…'

/** Runs something that a wallet has a say in, and keeps what came of it as a text. */
export function useOutcome(): [outcome: string, run: (act: () => Promise<string>) => void] {
  const [outcome, setOutcome] = useState('')
  const run = async (act: () => Promise<string>) => {
    // Pressed twice, the wallet is asked once.
    if (outcome === waiting) return
    setOutcome(waiting)
    setOutcome(await act().catch((error: Error) => error.message))
  }
  return [outcome, run]
}
