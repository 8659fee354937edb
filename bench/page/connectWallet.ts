/** Connects the first announced wallet. Runs in the page, so it must be self-contained. */
export async function connectWallet(): Promise<void> {
  if (!window.benchKit) throw new Error('The page exposes no kit')
  await window.benchKit.actions.connect({ connectorId: 'dev.cleat.anchor' })
}
