import { useState } from 'react'

/** Runs something that a wallet has a say in, and keeps what came of it as a text. */
export function useOutcome(): [outcome: string, run: (act: () => Promise<string>) => void] {
  const [outcome, setOutcome] = useState('')
  const run = async (act: () => Promise<string>) => {
    setOutcome('Waiting for the wallet…')
    setOutcome(await act().catch((error: Error) => error.message))
  }
  return [outcome, run]
}
