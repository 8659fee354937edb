/**
 * Asks the connected wallet to sign a text. Resolves with when the signature came, in ms since
 * 1970. Runs in the page, so it must be self-contained.
 */
export async function signText(): Promise<number> {
  const provider = window.benchKit?.getProvider('eip155')
  if (!provider) throw new Error('No wallet is connected')
  const accounts = await provider.request({ method: 'eth_accounts', params: [] })
  const [account] = accounts as readonly string[]
  const signature = await provider.request({
    method: 'personal_sign',
    params: ['0x48656c6c6f', account],
  })
  if (!/^0x[0-9a-f]{130}$/.test(String(signature))) throw new Error(`No signature: ${signature}`)
  return performance.timeOrigin + performance.now()
}
