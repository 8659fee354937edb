export type StartedChain = {
  readonly rpcUrl: string
  /** The second part of its CAIP-2 id, where that is not known beforehand. */
  readonly reference: string
}

export type StartedSolana = StartedChain & {
  readonly tokens: readonly { readonly address: string }[]
}

/** Asks the laboratory for a chain that it starts on request. What is missing is said where the app would stand. */
export async function startChain(name: 'solana'): Promise<StartedSolana>
export async function startChain(name: 'bitcoin' | 'polkadot'): Promise<StartedChain>
export async function startChain(name: 'solana' | 'bitcoin' | 'polkadot'): Promise<StartedChain> {
  say(`Starting ${name}…`)
  const response = await fetch(`/local-chains/${name}`)
  const answer = await response.json()
  if (response.ok) return answer
  say(answer.reason)
  throw new Error(answer.reason)
}

/** Shown until the app is drawn over it. */
function say(text: string): void {
  document.getElementById('root')?.replaceChildren(text)
}
